import type { FastifyReply, FastifyRequest } from 'fastify'

/** The client has disconnected before its answer, which is not an error of the shop. */
export class ClientDisconnected extends Error {}

/**
 * Ends work for a client that has disconnected in the meantime.
 * @throws ClientDisconnected
 */
export function expectWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new ClientDisconnected()
}

/** Returns a signal that ends long work when its client disconnects; its reason is ClientDisconnected. */
export function untilDisconnected({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new ClientDisconnected())
  })
  if (raw.destroyed) leaving.abort(new ClientDisconnected())
  return leaving.signal
}
