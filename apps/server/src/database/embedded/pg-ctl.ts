import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { findPostmaster, type Postmaster } from './postmaster.ts'
import { lastLine, run } from './run.ts'
import type { Server } from './server.ts'
import { noSocketSettings, removeOldSockets, socketSettings } from './socket.ts'

const tries = 5
const pause = 200
const settings = {
  listen_addresses: '127.0.0.1',
  timezone: 'UTC',
  log_timezone: 'UTC',
}
const volatileSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/**
 * Starts the server on a free port, in its own session: Ctrl-C in the terminal reaches only the shop, which then stops
 * it.
 */
export async function launch(server: Server): Promise<Postmaster | 'notReady'> {
  const log = join(server.folder, 'server.log')
  for (let left = tries; ; left -= 1) {
    // Some file systems have no sockets, so the last try is without one.
    const sockets = left > 1 ? socketSettings(process.platform) : noSocketSettings
    const { code, output } = await run(
      server.binaries.pgCtl,
      [
        'start',
        '--wait',
        '--timeout=60',
        '--silent',
        `--pgdata=${server.folder}`,
        `--log=${log}`,
        '-o',
        flags(server, { ...sockets, port: await findFreePort() }),
      ],
      server.operator,
    )
    const running = await findPostmaster(server.folder)
    if (code === 0 && running !== undefined && running !== 'notReady') await removeOldSockets(server.folder, running)
    if (running !== undefined) return running
    // Another program may have taken the port in the meantime, or processes of a killed server are still ending.
    if (left === 1) throw new StartError(`PostgreSQL does not start: ${await findReason(log, output)} (see ${log}).`)
    await wait(pause)
  }
}

export async function shutDown({ binaries, folder, operator }: Server): Promise<void> {
  await run(
    binaries.pgCtl,
    ['stop', '--mode=fast', '--wait', '--timeout=60', '--silent', `--pgdata=${folder}`],
    operator,
  )
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

async function findReason(log: string, output: string): Promise<string> {
  const text = await readFile(log, 'utf8').catch(() => output)
  const fatal = text.split('\n').findLast((line) => line.includes('FATAL:'))
  return fatal?.replace(/^.*FATAL:\s*/, '') ?? lastLine(output)
}
