import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { AppError } from './app-error.ts'
import { handOutCsrfToken } from './csrf.ts'
import { readLanguage } from './languages.ts'
import { describePage } from './operators.ts'
import { loadRenderer, type RenderPage } from './page-renderer.ts'
import { linkStyles, manifestPath } from './page-styles.ts'
import { sendProblem } from './problem.ts'

const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const forEver = 'public, max-age=31536000, immutable'
const root = '<div id="root"></div>'

/** Public pages: they show text, drawings and prices before any script runs. Other pages are rendered by the script. */
const rendered = /^\/(?:(?:category|product|search|info)(?:[/?]|$)|\?|$)/

/** Addresses that the application has a page for; all others answer 404. */
const known =
  /^\/(?:(?:category|product|search|cart|carts|projects|favorites|own-numbers|dashboard|order|orders|login|register|password|info|account|company|administration)(?:[/?]|$)|\?|$)/

/** A rendered page already contains the configuration. */
const configPreload = /\s*<link rel="preload" href="\/config\.json"[^>]*>/

/** Serves the built page. Every path that is no call and no file is a page of the application. */
export async function serveWebPages(app: FastifyInstance, settings: Settings, makeToken: () => string): Promise<void> {
  const page = existsSync(`${webRoot}index.html`) ? await readFile(`${webRoot}index.html`, 'utf8') : null
  const renderPage = await loadRenderer()
  // A page built without a manifest is served as well, until the next start builds it again.
  const manifest = `${webRoot}${manifestPath}`
  const stylesFor = existsSync(manifest) ? linkStyles(await readFile(manifest, 'utf8')) : () => ''
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? forEver : 'no-cache')
      },
    })
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null || !isPage(request)) return sendProblem(request, reply, new AppError('entryNotFound'))
    handOutCsrfToken(request, reply, makeToken)
    reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8')
    if (!known.test(request.url)) reply.status(404)
    if (renderPage === null || !rendered.test(request.url)) return page
    try {
      const filled = await fillPage(app, request, reply, settings, page, renderPage)
      return filled.replace('</head>', () => `${stylesFor(request.url)}</head>`)
    } catch (error) {
      // The script renders the same page in the browser, so the visitor gets a page despite the error.
      request.log.error({ err: error }, 'page not rendered')
      return page
    }
  }
  // The folder itself is no file, and would be rejected.
  app.get('/', answer)
  app.setNotFoundHandler(answer)
}

function isPage({ method, url }: FastifyRequest): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(\/|$)/.test(pathname) &&
    !/\.\w+$/.test(pathname.replace(/^\/product\/.*/, ''))
  )
}

async function fillPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  page: string,
  renderPage: RenderPage,
): Promise<string> {
  const code = readLanguage(request)
  const { cookie = '' } = request.headers
  const filled = await renderPage({
    url: request.url,
    code,
    config: describePage(settings),
    async carry(method, path, body) {
      const answer = await app.inject({
        method: method === 'GET' ? 'GET' : 'POST',
        url: path,
        headers: { cookie, 'accept-language': code, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { payload: body }),
      })
      return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode })
    },
  })
  reply.status(filled.status)
  return page
    .replace(/<html lang="\w+">/, `<html lang="${filled.locale}">`)
    .replace(configPreload, '')
    .replace(/<title>.*?<\/title>/, () => `<title>${filled.title}</title>`)
    .replace(root, () => `<div id="root">${filled.html}</div>${filled.state}`)
}
