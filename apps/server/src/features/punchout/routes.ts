import { createHash } from 'node:crypto'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import { PunchoutAccount, punchoutEndpoints } from '@normwerk/contract/punchout'
import type { OciField } from '@normwerk/documents/oci/write-fields'
import { translate } from '@normwerk/i18n/translate'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnswersById } from '../../http/answers/answers-by-id.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type Customer, type Dependencies } from '../../http/call.ts'
import { readLanguage } from '../../http/languages.ts'
import { rejectRequest } from '../../http/problem.ts'
import { cookieName, cookieOptions } from '../../http/session/cookies.ts'
import { escapeHtml } from '../../infrastructure/escape-html.ts'
import { sourceOf } from '../account/limit-attempts.ts'
import type { LiveCatalogue } from '../catalogue/index/live-catalogue.ts'
import { enter, entryPath, readParameters } from './enter.ts'
import { changeAccount, closePunchout, readAccount, rotatePassword } from './manage-account.ts'
import { findPunchout } from './repository/sessions.ts'
import { readPunchout, readTest, receiveTest, testAddressesOf, testPath, transferCart } from './transfer-cart.ts'

/** The only script of these pages, which the policy names by its hash. */
const submit = 'document.forms[0].submit()'
const submitHash = `'sha256-${createHash('sha256').update(submit).digest('base64')}'`
const nothing = "default-src 'none'; base-uri 'none'"

interface Form {
  hookUrl: string
  target: string
  fields: readonly OciField[]
}

/**
 * Sends a page whose form goes to the purchasing system by itself. A system that searches without a browser reads the
 * fields from the page.
 */
function sendFormPage(reply: FastifyReply, language: LanguageCode, { hookUrl, target, fields }: Form): FastifyReply {
  const inputs = fields.map(
    ({ name, value }) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const { origin } = new URL(hookUrl)
  const policy = `${nothing}; script-src ${submitHash}; form-action ${origin}; frame-ancestors ${origin}`
  return sendPage(reply, language, policy, [
    `<form method="post" action="${escapeHtml(hookUrl)}" target="${escapeHtml(target)}" accept-charset="utf-8">`,
    ...inputs,
    `<button type="submit">${escapeHtml(translate(language, 'punchout.page.send'))}</button>`,
    '</form>',
    `<script>${submit}</script>`,
  ])
}

/** Sends a page that says why a purchasing system was not let in. It may be in a frame, as nothing can be done on it. */
function sendRejectionPage(
  reply: FastifyReply,
  language: LanguageCode,
  { message, errorId }: { message: string; errorId: string },
): FastifyReply {
  return sendPage(reply, language, `${nothing}; form-action 'none'; frame-ancestors *`, [
    `<h1>${escapeHtml(translate(language, 'punchout.page.rejected'))}</h1>`,
    `<p>${escapeHtml(message)}</p>`,
    `<p>${escapeHtml(translate(language, 'ui.errorId', { id: errorId }))}</p>`,
  ])
}

function sendPage(reply: FastifyReply, language: LanguageCode, policy: string, lines: readonly string[]): FastifyReply {
  return reply
    .removeHeader('x-frame-options')
    .header('content-security-policy', policy)
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>
<html lang="${locales[language]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Normwerk</title>
<main>
${lines.join('\n')}
</main>
</html>
`)
}

const form = 'application/x-www-form-urlencoded'

/**
 * Serves the address at which purchasing systems enter, by a form or by a link. The answer leads to an address without the
 * password, which no history keeps then.
 */
async function entryRoutes(app: FastifyInstance, dependencies: Dependencies, catalogue: LiveCatalogue): Promise<void> {
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

export async function punchoutRoutes(
  app: FastifyInstance,
  bind: Bind,
  dependencies: Dependencies,
  catalogue: LiveCatalogue,
): Promise<void> {
  /** A company has it once. */
  const ownAccount: AnswersById<typeof PunchoutAccount, Customer> = {
    output: PunchoutAccount,
    idOf: () => 'own',
    read: (call) => readAccount(dependencies, call),
  }
  await entryRoutes(app, dependencies, catalogue)
  bind(
    punchoutEndpoints,
    {
      readSession: async (call) => {
        const { companyName, hookUrl } = await readPunchout(call)
        return { companyName, destination: new URL(hookUrl).host }
      },
      transfer: (call) =>
        transferCart(dependencies, call, {
          ...call.input,
          testAddresses: testAddressesOf(dependencies, call.request),
        }),
      readAccount: (call) => readAccount(dependencies, call),
      changeAccount: (call) => changeAccount(dependencies, call, call.input),
      rotatePassword: (call) => rotatePassword(dependencies, call),
      close: (call) => closePunchout(dependencies, call),
      readTest,
    },
    [ownAccount],
  )
}

/** Returns what the pages of a visit may do besides those of the shop; null for an unknown visit. */
export async function findFraming({ database }: Dependencies, punchoutId: string) {
  const punchout = await findPunchout(database, punchoutId)
  if (punchout === undefined) return null
  return { ancestors: punchout.allowedOrigins, hookOrigin: new URL(punchout.hookUrl).origin }
}
