# Geplante Züge: was jemand gespielt haben möchte, ohne gefragt zu werden.
orders-button = Vorausplanen
orders-heading = Vorausplanen
orders-help = Gespielt, sobald du dran bist, falls es dann möglich ist. Sonst wirst du gefragt. Bis zum Ende der Partie weißt nur du davon.
orders-own-turn = Du bist gerade dran. Zieh zuerst, dann plane den nächsten Zug.
orders-more = Andere Möglichkeit planen
orders-then = Den Zug danach planen
orders-next =
    { $planned ->
        [0] Dein nächster Zug:
       *[other] Dein Zug danach:
    }
orders-if = Nur wenn { $who } … spielt
orders-several = Sind mehrere möglich, wird der neueste gespielt.
orders-nothing = Was du als Nächstes tun kannst, lässt sich nicht absehen.
orders-again = Immer dasselbe spielen
orders-drop =
    { $count ->
        [one] Löschen
       *[other] Eins davon löschen
    }
orders-given = ✅ Geplant: gespielt, sobald du dran bist, falls es dann möglich ist. Sonst wirst du gefragt.
orders-dropped = 🗑️ Gelöscht: { $order }
orders-moved-on = Inzwischen ging die Partie weiter. Das sind jetzt deine geplanten Züge.
orders-expected =
    { $before ->
        [0] Was muss { $who } vorher spielen?
       *[other] Was muss { $who } danach spielen?
    }
orders-part = { $who } „{ $what }“ spielt
orders-if-then = Wenn { $first }, dann { $then }
orders-after = . Danach: { $what }
orders-always = Immer bei Fragen wie „{ $question }“: { $what }
orders-fate-done = gespielt
orders-fate-surprised = entfällt: Jemand hat etwas anderes getan
orders-fate-impossible = entfällt: Das ist jetzt nicht möglich
orders-fate-overtaken = entfällt: Du hast selbst etwas anderes getan
orders-fate-went-back = entfällt: Züge wurden zurückgenommen
orders-lapsed-surprised = Die anderen haben nicht getan, was du erwartet hast. Dein geplanter Zug entfällt. Wähle jetzt.
orders-lapsed-impossible = Dein geplanter Zug ist jetzt nicht möglich und entfällt. Wähle einen anderen.
orders-carried-out = 📌 Geplanter Zug von { $who }:
orders-answered =
    { $count ->
        [one] Seit deinem letzten Zug wurde 1 Zug für dich gespielt.
       *[other] Seit deinem letzten Zug wurden { $count } Züge für dich gespielt.
    }
orders-standing = Geplant: { $order }
orders-log = 📌 { $who } hat geplant: { $order }
