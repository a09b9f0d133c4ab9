import type { FastifyInstance } from 'fastify'
import { AppError, type Dependencies } from '../call.ts'

/** Milliseconds. RFC 9116 recommends less than a year. */
const validFor = 180 * 24 * 60 * 60 * 1000

/** Tells people who have found a vulnerability where to report it (RFC 9116). */
export function serveSecurityTxt(
  app: FastifyInstance,
  { settings, clock, address }: Pick<Dependencies, 'settings' | 'clock' | 'address'>,
): void {
  const { securityContact } = settings
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (securityContact === null) throw new AppError('entryNotFound')
    const lines = [
      `Contact: ${securityContact.includes('://') ? securityContact : `mailto:${securityContact}`}`,
      `Expires: ${new Date(clock.now().getTime() + validFor).toISOString()}`,
      'Preferred-Languages: de, en',
      `Canonical: ${address()}/.well-known/security.txt`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
