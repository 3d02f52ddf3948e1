# Roboter: Mitspieler, die der Bot selbst spielt.
robot-menu = Roboter
robot-add = Roboter dazuholen: { $level }
robot-remove = { $name } wegschicken
robot-level-easy = leicht
robot-level-easy-help = Spielt vernünftig, irrt sich aber oft.
robot-level-medium = mittel
robot-level-medium-help = Denkt einen Zug voraus.
robot-level-hard = schwer
robot-level-hard-help = Denkt so weit voraus, wie es in diesem Spiel hilft.
