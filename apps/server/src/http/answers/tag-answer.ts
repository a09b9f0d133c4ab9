import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Marks an answer with its hash, so that a caller who has it already is answered without a body. */
export function tagAnswer<Answer>(reply: FastifyReply, answer: Answer): Answer {
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 27)
  reply.headers({ etag: `"${hash}"`, 'cache-control': 'private, no-cache' })
  return answer
}

/** Whether the caller has the tagged answer. A proxy that compresses answers makes tags weak. */
export function isKnown(reply: FastifyReply): boolean {
  const known = reply.request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  const tag = reply.getHeader('etag')
  return typeof tag === 'string' && known?.includes(tag) === true
}
