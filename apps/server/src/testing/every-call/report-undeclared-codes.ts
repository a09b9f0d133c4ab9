import { type Endpoint, readRoute } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { commonErrors } from '@normwerk/contract/errors'
import { Problem } from '@normwerk/contract/problem'
import type { FastifyInstance } from 'fastify'
import { problemType } from '../../http/problem.ts'

const declaredCodes = new Map(
  Object.values(endpointsByFeature)
    .flatMap((endpoints): Endpoint[] => Object.values(endpoints))
    .map(({ route, errors }) => {
      const { method, path } = readRoute(route)
      return [`${method} ${path}`, new Set<string>([...errors, ...commonErrors])]
    }),
)

/** Reports each answer with an error code that its endpoint does not declare; the answer itself stays as it is. */
export function reportUndeclaredCodes(app: FastifyInstance, report: (error: Error) => void): void {
  app.addHook('onSend', async ({ method, routeOptions }, reply, payload) => {
    if (!String(reply.getHeader('content-type')).startsWith(problemType) || typeof payload !== 'string') return
    const route = `${method} ${routeOptions.url?.replaceAll(/:(\w+)/g, '{$1}')}`
    const { code } = Problem.parse(JSON.parse(payload))
    if (declaredCodes.get(route)?.has(code) === false) report(new Error(`${route} does not declare the code ${code}`))
  })
}
