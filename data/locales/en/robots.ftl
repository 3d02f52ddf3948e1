# Robots: players that the bot plays itself.
robot-menu = Robots
robot-add = Add a robot: { $level }
robot-remove = Remove { $name }
robot-level-easy = easy
robot-level-easy-help = Plays sensibly, but is often mistaken.
robot-level-medium = medium
robot-level-medium-help = Looks one move ahead.
robot-level-hard = hard
robot-level-hard-help = Looks as far ahead as helps in this game.
