import type { FastifyRequest } from 'fastify'
import { formatError } from '../infrastructure/format-error.ts'
import type { Settings } from '../settings.ts'

/**
 * Writes JSON lines to standard error without personal data: no addresses of visitors, and no queries, which contain
 * typed texts.
 */
export function chooseLog({ logLevel }: Settings) {
  return { level: logLevel, stream: process.stderr, serializers: { req: describeRequest, err: formatError } }
}

export function describeRequest({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) {
  return { method, url: url.replace(/\?.*/s, '').slice(0, 200) }
}
