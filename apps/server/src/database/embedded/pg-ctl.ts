import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../settings.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { lastLine, run, runStarter } from './run.ts'
import type { Server } from './server.ts'
import { findReason, logFile, logSettings, markLog } from './server-log.ts'
import { noSocketSettings, removeOldSockets, socketSettings } from './socket.ts'

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
function advise(reason: string): string {
  return advice.find(([pattern]) => pattern.test(reason))?.[1] ?? 'Its log tells more.'
}

const tries = 5
const pause = 200
/** What pg_ctl adds to the messages of PostgreSQL about a failed start. */
const ownWords = /^(pg_ctl: could not start server|Examine the log output\.)$/gm
const settings = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
  ...logSettings,
}
/** Settings for data that need not survive a crash: PostgreSQL writes as late as it can, and cleans up nothing. */
const volatileSettings = {
  ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  ...{
    max_wal_size: '8GB',
    checkpoint_timeout: '1h',
    bgwriter_lru_maxpages: '0',
    autovacuum: 'off',
    io_method: 'sync',
  },
}

/** A server that was started. */
interface Launched {
  running: Postmaster | 'notReady'
  /** Reads its log from its start on. */
  readLog(): Promise<string>
}

/**
 * Starts the server on a free port, in its own session: Ctrl-C in the terminal reaches only the shop, which then stops
 * it.
 */
export async function launch(server: Server): Promise<Launched> {
  for (let left = tries; ; left -= 1) {
    // Some file systems have no sockets, so the last try is without one.
    const outcome = await tryLaunch(server, { port: await findFreePort(), hasSocket: left > 1 })
    if (typeof outcome !== 'string') return outcome
    // Another program may have taken the port in the meantime, or processes of a killed server are still ending.
    if (left === 1)
      throw new StartError(`PostgreSQL does not start: ${outcome} (see ${logFile(server.folder)}). ${advise(outcome)}`)
    await wait(pause)
  }
}

/** Starts the server once at an address that it had before. */
export async function launchAgain(server: Server, address: Postmaster): Promise<Launched> {
  const outcome = await tryLaunch(server, address)
  if (typeof outcome !== 'string') return outcome
  throw new Error(`PostgreSQL does not start: ${outcome}`)
}

/** Returns why it did not start, in PostgreSQL's words. */
async function tryLaunch(server: Server, { port, hasSocket }: Postmaster): Promise<Launched | string> {
  const { folder, binaries, operator } = server
  const readLog = await markLog(folder)
  const sockets = hasSocket ? socketSettings(process.platform) : noSocketSettings
  const { code, output } = await runStarter(
    binaries.pgCtl,
    ['start', '--wait', '--timeout=60', '--silent', `--pgdata=${folder}`, '-o', flags(server, { ...sockets, port })],
    operator,
  )
  const running = await findPostmaster(folder)
  if (code === 0 && running !== undefined && running !== 'notReady') await removeOldSockets(folder, running)
  if (running !== undefined) return { running, readLog }
  // What is written before the log begins, as on a full disk, is in the output.
  return findReason(`${output}\n${await readLog()}`) ?? lastLine(output.replace(ownWords, ''))
}

/** Stops a server in order; if that takes too long, at once. */
export async function shutDown(server: Server): Promise<void> {
  const { code } = await stop(server, ['--mode=fast', '--wait', '--timeout=12'])
  if (code !== 0) await stop(server, ['--mode=immediate', '--wait', '--timeout=5'])
}

/** Stops a server at once, and does not wait until it has stopped. */
export async function endAtOnce(server: Server): Promise<void> {
  await stop(server, ['--mode=immediate', '--no-wait'])
}

function stop({ binaries, folder, operator }: Server, flags: string[]) {
  return run(binaries.pgCtl, ['stop', ...flags, '--silent', `--pgdata=${folder}`], operator)
}

function flags(server: Server, address: Record<string, string | number>): string {
  const all = { ...settings, ...(server.isVolatile ? volatileSettings : {}), ...address }
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ')
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port)
      })
    })
  })
}
