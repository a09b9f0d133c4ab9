import fastifyStatic from '@fastify/static'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import { escapeHtml } from '../../infrastructure/escape-html.ts'
import { baseAddressOf, shortAddress } from '../base-address.ts'
import { AppError, type Dependencies } from '../call.ts'
import { ClientDisconnected, expectWaiting } from '../expect-waiting.ts'
import { readLanguage } from '../languages.ts'
import { networkOf } from '../network.ts'
import { sendProblem } from '../problem.ts'
import { punchoutIdOf } from '../punchout-root.ts'
import { handOutCsrfToken, readSessionToken } from '../session/cookies.ts'
import { describePage } from '../session/operators.ts'
import { allowFraming, type Framing } from './framing.ts'
import { createPages, type PageRequest, type PagesStatus } from './pages.ts'
import { type Carry, createRenderer } from './renderer.ts'
import { type KnownPage, loadWebBuild, webRoot } from './web-build.ts'

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
function carryCalls(app: FastifyInstance, { secrets }: Pick<Dependencies, 'secrets'>): (visitor: Visitor) => Carry {
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

const forEver = 'public, max-age=31536000, immutable'
/** The smallest first. */
const encodings = ['br', 'gzip'] as const
const retryAfterSeconds = 3
/** A shell is worth waiting for only as long as it comes before the script that shows the same. */
const shellTimeMs = 1000

/**
 * Serves the built page. Every path that is no call and no file is a page of the application.
 * @param edition returns another text after each change of what the pages show
 * @param framingOf returns what the pages of a visit from a purchasing system may do besides; null for an unknown visit
 */
export async function serveWebPages(
  app: FastifyInstance,
  shop: Pick<Dependencies, 'keys' | 'settings' | 'secrets' | 'address'>,
  edition: () => string,
  framingOf: (punchoutId: string) => Promise<Framing | null>,
): Promise<() => PagesStatus> {
  const { settings } = shop
  const web = await loadWebBuild()
  const report = (error: unknown) => app.log.error({ err: error }, 'pages')
  const renderer = createRenderer({ config: describePage(settings) }, report)
  app.addHook('onClose', () => renderer.stop())
  const pages = createPages(renderer, edition)
  const carryFor = carryCalls(app, shop)
  if (web !== null) {
    const common = { index: false, dotfiles: 'ignore', preCompressed: true } as const
    await app.register(fastifyStatic, {
      ...common,
      root: webRoot,
      // Each file has a route of its own, so that no page is looked for on the disk first.
      wildcard: false,
      globIgnore: ['assets/**'],
      setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
    })
    // Hundreds of files, whose routes would cost a tenth of the time of a start.
    await app.register(fastifyStatic, {
      ...common,
      root: `${webRoot}assets`,
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (reply) => reply.header('cache-control', forEver),
    })
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (web === null || !isPage(request)) return sendProblem(request, reply, new AppError('entryNotFound'))
    const shorter = shortAddress(request)
    if (shorter !== null) return reply.redirect(shorter, 308)
    const session = readSessionToken(request, settings)
    const punchoutId = punchoutIdOf(request)
    const framing = punchoutId === null ? null : await framingOf(punchoutId)
    if (framing !== null) allowFraming(request, reply, framing)
    handOutCsrfToken(shop, request, reply, session)
    reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8')
    const known = web.findPage(request.url)
    if (known === null) return reply.status(404).send(web.page)
    // After a disconnection the request has no network address, and its signal would never be aborted.
    expectWaiting(request)
    const asked = describeRequest(carryFor, shop.address(), request, known, session !== null || punchoutId !== null)
    const isForEverybody = known.isPublic && !asked.isPersonal
    // Otherwise a browser could show the page of one person again after another person has signed in.
    if (!isForEverybody) reply.header('cache-control', 'private, no-store')
    const signal = known.isPublic ? request.signal : AbortSignal.any([request.signal, AbortSignal.timeout(shellTimeMs)])
    try {
      const { status, body } = await pages.read(asked, signal)
      const { encoding } = asked.task
      if (encoding !== null) reply.header('content-encoding', encoding)
      return reply.status(status).header('vary', 'accept-encoding').send(body)
    } catch (error) {
      if (request.signal.aborted) throw new ClientDisconnected()
      if (error instanceof AppError && isForEverybody) return sendBusyPage(request, reply, error)
      // The script renders the same page in the browser, so the visitor gets a page despite the error.
      if (!(error instanceof AppError) && !signal.aborted) request.log.error({ err: error }, 'page not rendered')
      return web.page
    }
  }
  // The folder itself is no file, and would be rejected.
  app.get('/', answer)
  app.setNotFoundHandler(answer)
  return pages.status
}

function isPage({ method, url }: FastifyRequest): boolean {
  const path = url.replace(/\?.*/s, '')
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(\/|$)/.test(path) &&
    !/\.\w+$/.test(path.replace(/^\/product\/.*/, ''))
  )
}

/**
 * No visitor has this address. Several visitors may wait for one page, so its calls must not wait behind other calls of
 * the first of them.
 */
const addressOfPages = '0.0.0.0'

/** A shared page is made from its shared address alone, so it has nothing of the visitor for whom it was made. */
function describeRequest(
  carryFor: ReturnType<typeof carryCalls>,
  origin: string,
  request: FastifyRequest,
  { sharedAddress }: KnownPage,
  isPersonal: boolean,
): PageRequest {
  const code = readLanguage(request)
  const root = baseAddressOf(request)
  const { cookie = '' } = request.headers
  return {
    task: {
      origin,
      url: (isPersonal ? null : sharedAddress) ?? request.url,
      root,
      code,
      encoding: readEncoding(request),
    },
    carry: carryFor({
      root,
      remoteAddress: isPersonal ? request.ip : addressOfPages,
      headers: { ...(isPersonal ? { cookie } : {}), 'accept-language': locales[code] },
    }),
    client: networkOf(request.ip),
    isPersonal,
    isKept: !isPersonal && sharedAddress !== null,
  }
}

function readEncoding(request: FastifyRequest): (typeof encodings)[number] | null {
  const accepted = new Negotiator(request).encodings([...encodings])
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null
}

/** Answers with a page that requests itself again, because browsers ignore `Retry-After`. */
function sendBusyPage(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const code = readLanguage(request)
  reply.status(error.status).header('retry-after', retryAfterSeconds).header('cache-control', 'no-store')
  return reply.send(formatBusyPage(code, error.write(code)))
}

function formatBusyPage(code: LanguageCode, message: string): string {
  return `<!doctype html>
<html lang="${locales[code]}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${retryAfterSeconds}">
<title>Normwerk</title>
<style>
body { display: grid; place-content: center; min-height: 90vh; margin: 0 1.5rem; font: 1rem/1.5 system-ui, sans-serif }
p { max-width: 28rem }
</style>
<main>
<h1>Normwerk</h1>
<p>${escapeHtml(message)}</p>
</main>
</html>
`
}
