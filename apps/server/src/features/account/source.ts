import type { FastifyRequest } from 'fastify'

/** The origin of a call: the address that limits count, and the id by which audit and log are matched. */
export interface Source {
  address: string
  correlationId: string
}

export function sourceOf(request: FastifyRequest): Source {
  return { address: request.ip, correlationId: request.id }
}
