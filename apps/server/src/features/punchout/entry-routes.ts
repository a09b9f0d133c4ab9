import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import { readLanguage } from '../../http/languages.ts'
import { rejectRequest } from '../../http/problem.ts'
import { cookieName, cookieOptions } from '../../http/session/cookies.ts'
import { sourceOf } from '../account/limit-attempts.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { enter } from './enter.ts'
import { sendFormPage, sendRejectionPage } from './form-page.ts'
import { readParameters } from './read-parameters.ts'
import { receiveTest, testAddressesOf, testPath } from './self-test.ts'

export const entryPath = '/api/oci/entry'
const form = 'application/x-www-form-urlencoded'

/**
 * Serves the address at which purchasing systems enter, by a form or by a link. The answer leads to an address without the
 * password, which no history keeps then.
 */
export async function entryRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error, request, reply) => {
      const rejection = rejectRequest(request, error)
      const language = readLanguage(request)
      reply.status(rejection.status)
      return sendRejectionPage(reply, language, { message: rejection.write(language), errorId: request.id })
    })
    scope.route({
      method: ['GET', 'POST'],
      url: entryPath,
      handler: (request, reply) => answer(dependencies, catalogue, request, reply),
    })
    scope.post(testPath, (request, reply) => receiveTest(dependencies, request, reply))
  })
}

async function answer(
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { heartbeat, settings } = dependencies
  if (!heartbeat.answers()) throw new AppError('temporarilyUnavailable', { cause: heartbeat.failure() })
  const [, query = ''] = request.url.split(/\?(.*)/s)
  const parameters = readParameters(query, typeof request.body === 'string' ? request.body : '')
  const language = readLanguage(request)
  const entered = await enter(dependencies, catalogue, parameters, {
    ...sourceOf(request),
    language,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    testAddresses: testAddressesOf(dependencies, request),
  })
  if (entered.kind === 'form') return sendFormPage(reply, language, entered)
  const { root, path, token } = entered
  return reply
    .setCookie(cookieName('session', settings, root), token, cookieOptions(settings, root))
    .header('cross-origin-opener-policy', 'unsafe-none')
    .redirect(`${root}${path}`, 303)
}
