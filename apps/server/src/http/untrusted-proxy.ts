import { compile } from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from './call.ts'

const hour = 60 * 60 * 1000

const warning =
  'Requests name their visitors by X-Forwarded-For, but come from an address that TRUSTED_PROXIES lacks. All visitors of that proxy count as one.'

/**
 * Notices requests with the header of a proxy that is not trusted, and logs it at most once an hour. This is only a
 * warning, because any visitor can send the header.
 * @returns what to tell operators: the warning, if such a request came within the last hour
 */
export function watchProxies(
  app: FastifyInstance,
  { clock, settings }: Pick<Dependencies, 'clock' | 'settings'>,
): () => string[] {
  const isTrusted = compile(settings.trustedProxies)
  let seenAt = Number.NEGATIVE_INFINITY
  let loggedAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    if (headers['x-forwarded-for'] !== undefined && !isTrusted(socket.remoteAddress ?? '', 0)) {
      seenAt = clock.now().getTime()
      if (seenAt - loggedAt >= hour) {
        loggedAt = seenAt
        app.log.warn(warning)
      }
    }
    done()
  })
  return () => (clock.now().getTime() - seenAt < hour ? [warning] : [])
}
