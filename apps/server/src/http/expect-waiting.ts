import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * Ends what is done for a caller who has left in the meantime.
 * @throws AppError that nobody reads
 */
export function expectWaiting({ raw }: FastifyRequest): void {
  if (raw.socket.destroyed) throw new AppError('malformedJson')
}
