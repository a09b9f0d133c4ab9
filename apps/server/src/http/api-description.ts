import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoints } from '@normwerk/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { describeApi } from './open-api.ts'
import { version } from './operators.ts'

/** `/api/openapi.json` and, for people, `/api/docs`. */
export async function serveApiDescription(app: FastifyInstance, features: Record<string, Endpoints>): Promise<void> {
  const document = describeApi(features, version)
  app.get('/api/openapi.json', async () => document)
  await app.register(swagger)
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, transformSpecification: () => document })
}
