/** What to do about a reason for which PostgreSQL does not start, in the order of the more special ones. */
const advice: readonly [RegExp, string][] = [
  [/No space left on device|Disk quota exceeded/i, 'Free space on its disk.'],
  [
    /Permission denied|has (wrong ownership|invalid permissions)/i,
    'Give the folder back to the user who runs PostgreSQL.',
  ],
  [
    /lock file .*(already exists|is empty)|bogus data in lock file|invalid data in PID file|pre-existing shared memory/i,
    'End the PostgreSQL that uses the folder; if none runs, delete its postmaster.pid.',
  ],
  [/shared memory|semaphores/i, 'Give the system more shared memory.'],
  [/out of memory|Cannot allocate memory/i, 'Give the system more memory.'],
  [/configuration file|unrecognized configuration|invalid value for parameter/i, 'Correct its configuration.'],
  [/address already in use|could not bind|could not create any/i, 'End the program that has its port.'],
  [
    /pg_control|control file|checkpoint|pg_wal|No such file|could not (open|read|access)|not a (database cluster|valid data) directory|incompatible/i,
    'The data are damaged: move the folder away and restore a backup.',
  ],
]

/** Returns one sentence that says what to do. */
export function advise(reason: string): string {
  return advice.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Its log tells more.'
}
