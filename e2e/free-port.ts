import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port of this machine that nobody uses right now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  server.close()
  if (bound === null || typeof bound === 'string') throw new TypeError('not a network address')
  return bound.port
}
