import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { sendProblem } from './problem.ts'

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const forEver = 'public, max-age=31536000, immutable'

/** Serves the built page; every path that is no call and no file is a page of the application. */
export async function serveWebPages(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(join(webRoot, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      preCompressed: true,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? forEver : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !/\.\w+$/.test(new URL(request.url, 'http://_').pathname)
    if (isPage && isBuilt) return reply.header('cache-control', 'no-cache').sendFile('index.html')
    return sendProblem(request, reply, new AppError('entryNotFound'))
  })
}
