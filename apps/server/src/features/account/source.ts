import type { FastifyRequest } from 'fastify'

/** Where a call comes from: what limits count, and what the audit finds the log by. */
export interface Source {
  address: string
  correlationId: string
}

export function sourceOf(request: FastifyRequest): Source {
  return { address: request.ip, correlationId: request.id }
}
