import type { FastifyReply, FastifyRequest } from 'fastify'

/** The only page that sends a form to the purchasing system. */
const transferPage = /^\/transfer(\?|$)/

/** What the pages of a visit from a purchasing system may do besides. */
export interface Framing {
  /** The origins whose pages may show them in a frame. */
  ancestors: readonly string[]
  /** The origin to which the visit's cart may be sent. */
  hookOrigin: string
}

/**
 * Opens a page for the purchasing system that shows it: in a frame or in a window, which must remain one that its opener
 * can find.
 */
export function allowFraming(request: FastifyRequest, reply: FastifyReply, { ancestors, hookOrigin }: Framing): void {
  const policy = String(reply.getHeader('content-security-policy'))
  const framed = policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors.join(' ') || "'none'"}`)
  const opened = transferPage.test(request.url)
    ? framed.replace("form-action 'self'", `form-action 'self' ${hookOrigin}`)
    : framed
  reply
    .header('content-security-policy', opened)
    .header('cross-origin-opener-policy', 'unsafe-none')
    .removeHeader('x-frame-options')
}
