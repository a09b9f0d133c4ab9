import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Operator } from '../../../apps/server/src/database/embedded/operator.ts'
import { lastLine, run } from '../../../apps/server/src/database/embedded/run.ts'

/** The folder of files that operators copy to their machines, and that the drill runs as they are. */
export const deploy = new URL('../../../deploy/', import.meta.url).pathname

export const programs = {
  initdb: '/usr/lib/postgresql/15/bin/initdb',
  postgres: '/usr/lib/postgresql/15/bin/postgres',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
}

const packages = [
  { name: 'postgresql-15', program: programs.postgres },
  { name: 'haproxy', program: programs.haproxy },
  { name: 'pgbouncer', program: programs.pgbouncer },
]

/** Returns the Debian packages that are not installed. */
export function listMissingPackages(): string[] {
  return packages.filter(({ program }) => !existsSync(program)).map(({ name }) => name)
}

/** Runs a program to its end. */
export async function runProgram(command: string, args: string[], operator: Operator | null = null): Promise<void> {
  const { code, output } = await run(command, args, operator)
  if (code !== 0) throw new Error(`${command} failed: ${lastLine(output)}`)
}

/** A program that runs until it is told to end. */
export interface Daemon {
  pid: number
  hasEnded(): boolean
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts a program, whose output goes to a file. */
export async function startDaemon(
  command: string,
  args: string[],
  options: { logFile: string; operator: Operator | null; environment?: Record<string, string> },
): Promise<Daemon> {
  const log = await open(options.logFile, 'a')
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...options.environment },
    stdio: ['ignore', log.fd, log.fd],
    ...(options.operator ?? {}),
  })
  await once(child, 'spawn')
  await log.close()
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    pid: child.pid ?? 0,
    hasEnded,
    async end(signal) {
      if (hasEnded()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}
