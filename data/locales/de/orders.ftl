# Geplante Züge: was jemand gespielt haben möchte, ohne gefragt zu werden.
orders-button = Vorausplanen
orders-button-help = Wird gespielt, sobald du dran bist
orders-heading = Geplante Züge
orders-help = Hier geplante Züge spiele ich für dich, sobald du dran bist und sie möglich sind. Bis zum Ende der Partie weißt nur du davon.
orders-none = Du hast an diesem Tisch keine geplanten Züge.
orders-go = Zug planen
orders-now = Immer so antworten …
orders-again = Immer antworten wie zuvor
orders-drop = Geplanten Zug löschen
orders-all = Alle meine geplanten Züge
orders-keep = So planen
orders-back = Einen Schritt zurück
orders-given = ✅ Dein Zug ist geplant.
orders-dropped = ✅ Der geplante Zug ist gelöscht.
orders-moved-on = Inzwischen ging die Partie weiter. Das sind jetzt deine geplanten Züge.
orders-expected = Was erwartest du von { $who }?
orders-unknown = Niemand sieht, was { $who } wählt.
orders-whatever = was auch immer { $who } tut
orders-question = Welche Wahl erwartest du dann? Das sind einige Möglichkeiten.
orders-answer = Was antwortest du? { $question }
orders-now-nothing = Das wird ab jetzt immer gespielt, wenn du diese Wahl hast und es möglich ist, bis du es löschst. Auch jetzt sofort.
orders-go-nothing = Ich kann danach keine Frage absehen.
orders-full = Länger kann ein geplanter Zug nicht sein.
orders-part = { $who }: { $what }
orders-part-question = bei der Frage „{ $question }“
orders-always = Immer bei Fragen wie „{ $question }“: { $what }
orders-fate-stands = geplant
orders-fate-done = gespielt
orders-fate-surprised = entfällt: Jemand hat etwas anderes getan
orders-fate-other-question = entfällt: Du wirst etwas anderes gefragt
orders-fate-impossible = entfällt: Das ist jetzt nicht möglich
orders-fate-overtaken = entfällt: Du hast selbst etwas anderes getan
orders-fate-went-back = entfällt: Züge wurden zurückgenommen
orders-lapsed-surprised = Die anderen haben nicht getan, was du erwartet hast. Dein geplanter Zug entfällt.
orders-lapsed-other-question = Du wirst etwas anderes gefragt, als du erwartet hast. Dein geplanter Zug entfällt.
orders-lapsed-impossible = Dein geplanter Zug ist in dieser Stellung nicht möglich und entfällt.
orders-carried-out = 📌 Geplanter Zug von { $who }:
orders-answered =
    { $count ->
        [one] Seit deinem letzten Zug für dich gespielt: { $what }
       *[other] Seit deinem letzten Zug { $count } Züge für dich gespielt, zuletzt: { $what }
    }
orders-log = 📌 { $who } hat geplant: { $order }
