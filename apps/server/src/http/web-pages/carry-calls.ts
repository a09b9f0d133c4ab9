import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import type { Carry } from './renderer.ts'

const nameHeader = 'x-page-call'

/** Whose calls a page makes. */
interface Visitor {
  /** Below which the visit of a purchasing system has its calls; empty for all others. */
  root: string
  /** Whose share the calls use, unless they have a session. */
  remoteAddress: string
  headers: Record<string, string>
}

/** Carries out the calls of pages within this process. */
export function carryCalls(
  app: FastifyInstance,
  { secrets }: Pick<Dependencies, 'secrets'>,
): (visitor: Visitor) => Carry {
  /** By the names of the calls, which nobody outside can guess. */
  const takers = new Map<string, (body: string) => void>()

  // The text is taken before it becomes bytes and is copied: the answer of a product is large. Rejections are small.
  app.addHook('onSend', (request, { statusCode }, payload, done) => {
    const take = takers.get(String(request.headers[nameHeader]))
    if (take === undefined || typeof payload !== 'string' || statusCode >= 400) return done(null, payload)
    take(payload)
    done(null, '')
  })

  return ({ root, remoteAddress, headers }) =>
    async ({ id, method, path, body }) => {
      const name = secrets.token()
      let taken: string | undefined
      takers.set(name, (answered) => {
        taken = answered
      })
      try {
        const answer = await app.inject({
          method: method === 'GET' ? 'GET' : 'POST',
          url: `${root}${path}`,
          remoteAddress,
          headers: { ...headers, 'content-type': 'application/json', [nameHeader]: name },
          ...(body === undefined ? {} : { payload: body }),
        })
        return { id, status: answer.statusCode, body: taken ?? answer.body }
      } finally {
        takers.delete(name)
      }
    }
}
