"""What can be done in a game of Java: one file an action, and the rules that several of them share by what they are about."""
