import { readFileSync, writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { Client } from 'pg'

/**
 * Loaded before the shop: on SIGUSR2 it reads a number from the file `KILL_AT_FILE` and kills the process before the
 * statement with that number is sent.
 */
const { KILL_AT_FILE: file } = process.env

if (isMainThread && file !== undefined) {
  let left: number | null = null
  process.on('SIGUSR2', () => {
    left = Number(readFileSync(file, 'utf8'))
    writeFileSync(file, 'armed')
  })
  const query: (...parts: unknown[]) => unknown = Client.prototype.query
  Object.assign(Client.prototype, {
    query(this: Client, ...parts: unknown[]) {
      if (left !== null && --left === 0) process.kill(process.pid, 'SIGKILL')
      return query.apply(this, parts)
    },
  })
}
