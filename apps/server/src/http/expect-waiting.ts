import type { FastifyRequest } from 'fastify'

/** The client has disconnected before its answer, which is not an error of the shop. */
export class ClientDisconnected extends Error {}

/**
 * Ends work for a client that has disconnected in the meantime.
 * @throws ClientDisconnected
 */
export function expectWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new ClientDisconnected()
}
