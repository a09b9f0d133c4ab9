/** Ends at once: a confinement is in force if it lets this start. */
process.exitCode = 0
