import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../settings.ts'
import { AppError } from './app-error.ts'
import { handOutCsrfToken } from './csrf.ts'
import { readLanguage } from './languages.ts'
import { describePage } from './operators.ts'
import { sendProblem } from './problem.ts'
import { loadWebBuild, type WebBuild, webRoot } from './web-build.ts'

const forEver = 'public, max-age=31536000, immutable'
const root = '<div id="root"></div>'

/** A rendered page already contains the configuration. */
const configPreload = /\s*<link rel="preload" href="\/config\.json"[^>]*>/

/** Serves the built page. Every path that is no call and no file is a page of the application. */
export async function serveWebPages(app: FastifyInstance, settings: Settings, makeToken: () => string): Promise<void> {
  const web = await loadWebBuild()
  if (web !== null) {
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
    const path = request.url.replace(/\?.*/s, '')
    if (web === null || !isPage(request.method, path)) return sendProblem(request, reply, new AppError('entryNotFound'))
    handOutCsrfToken(request, reply, makeToken)
    reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8')
    const known = web.findPage(path)
    if (known === null) reply.status(404)
    if (known === null || !known.isRendered) return web.page
    try {
      const filled = await fillPage(app, request, reply, settings, web)
      return filled.replace('</head>', () => `${web.linkStyles(known.styleSource)}</head>`)
    } catch (error) {
      // The script renders the same page in the browser, so the visitor gets a page despite the error.
      request.log.error({ err: error }, 'page not rendered')
      return web.page
    }
  }
  // The folder itself is no file, and would be rejected.
  app.get('/', answer)
  app.setNotFoundHandler(answer)
}

function isPage(method: string, path: string): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/api(\/|$)/.test(path) &&
    !/\.\w+$/.test(path.replace(/^\/product\/.*/, ''))
  )
}

async function fillPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
  { page, renderPage }: WebBuild,
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
