import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings.ts'

/** Forbids inline scripts, frames and foreign content. Rendered pages have styles on elements, so those stay allowed. */
export async function setSecurityHeaders(app: FastifyInstance, settings: Settings): Promise<void> {
  const isHttps = settings.publicUrl?.startsWith('https:') === true
  await app.register(helmet, {
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
}
