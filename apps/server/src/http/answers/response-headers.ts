import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Settings } from '../../settings.ts'
import { correlationHeader } from '../log.ts'
import { csrfHeader } from '../session/cookies.ts'

export function setSecurityHeaders(app: FastifyInstance, headers: OutgoingHttpHeaders): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/**
 * Lists the headers of every answer. They forbid inline scripts, frames and foreign content; rendered pages have styles on
 * elements, so those stay allowed. That is the same for every answer, so the middleware runs only once, on an answer that
 * is not sent.
 */
export function listSecurityHeaders(settings: Settings): OutgoingHttpHeaders {
  const { isHttps } = settings
  const request = new IncomingMessage(new Socket())
  const answer = new ServerResponse(request)
  const addHeaders = helmet({
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    // A page on another host of the same site shows the drawings of this one.
    crossOriginResourcePolicy: { policy: settings.allowedOrigins.length > 0 ? 'same-site' : 'same-origin' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...settings.allowedOrigins],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
  })
  addHeaders(request, answer, (error) => {
    if (error !== undefined) throw error
  })
  return answer.getHeaders()
}

/**
 * Answers of calls and rejections are only for this caller at this moment. Files and pages state how long they may be
 * cached.
 */
export function forbidKeeping(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isCall = (request.routeOptions.url ?? request.url).startsWith('/api/')
    if ((isCall || reply.statusCode >= 400) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

const anHour = 3600

/** Lets pages on the allowed hosts make every call and read its headers. */
export async function allowOrigins(app: FastifyInstance, { allowedOrigins }: Settings): Promise<void> {
  if (allowedOrigins.length === 0) return
  await app.register(cors, {
    origin: allowedOrigins,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: [correlationHeader, csrfHeader, 'retry-after', 'www-authenticate', 'content-disposition'],
    maxAge: anHour,
  })
}
