import type { FastifyRequest } from 'fastify'

/** Nobody reads the answer any more; no fault of anybody's. */
export class ClientDisconnected extends Error {}

/**
 * Ends what is done for a caller who has left in the meantime.
 * @throws CallerLeft
 */
export function expectWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new ClientDisconnected()
}
