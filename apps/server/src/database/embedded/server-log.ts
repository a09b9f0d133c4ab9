import { open, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from './run.ts'
import type { Server } from './server.ts'

const name = 'server.log'
/** At most one former log of about this size is kept. */
const maxBytes = 10 * 1024 * 1024
/** Only the end of a long log is read. */
const maxRead = 64 * 1024

/** PostgreSQL's collector writes the log, because it can begin a new file while the server runs. */
export const logSettings = {
  logging_collector: 'on',
  log_directory: '.',
  log_filename: name,
  log_rotation_age: 0,
  log_rotation_size: 0,
}

export function logFile(folder: string): string {
  return join(folder, name)
}

/** Returns a function that reads what is written to the log from now on. */
export async function markLog(folder: string): Promise<() => Promise<string>> {
  const mark = await sizeOf(logFile(folder))
  return async () => {
    const size = await sizeOf(logFile(folder))
    // Another file has begun since the mark.
    const from = Math.max(size < mark ? 0 : mark, size - maxRead)
    if (size === 0) return ''
    await using file = await open(logFile(folder))
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(size - from), position: from })
    return buffer.toString('utf8', 0, bytesRead)
  }
}

/** Begins a new log if it has become long. */
export async function rotateLog({ folder, binaries, operator }: Server): Promise<void> {
  const file = logFile(folder)
  if ((await sizeOf(file)) < maxBytes) return
  await rename(file, `${file}.1`)
  await run(binaries.pgCtl, ['logrotate', '--silent', `--pgdata=${folder}`], operator)
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0
}

/** Returns why a server ended or did not start, in PostgreSQL's words. */
export function findReason(log: string): string | undefined {
  const fatal = log.split('\n').findLast((line) => /\b(PANIC|FATAL):/.test(line))
  return fatal?.replace(/^.*?\b(PANIC|FATAL):\s*/, '')
}
