import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoints } from '@normwerk/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './open-api.ts'
import { version } from './operators.ts'

/** Serves `/api/openapi.json` and, for people, `/api/docs`. */
export async function serveApiDescription(app: FastifyInstance, features: Record<string, Endpoints>): Promise<void> {
  // Made when somebody asks for it, as no server start should wait for it.
  let document: ReturnType<typeof describeApi> | undefined
  const describe = () => {
    document ??= describeApi(features, version)
    return document
  }
  app.get('/api/openapi.json', async () => describe())
  await app.register(swagger)
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformSpecification: describe })
}
