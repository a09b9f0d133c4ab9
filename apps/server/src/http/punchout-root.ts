import type { FastifyRequest } from 'fastify'

const root = /^\/punchout\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=[/?]|$)/

/** Returns the address below which a visit from a purchasing system has its pages and its calls. */
export function formatRoot(punchoutId: string): string {
  return `/punchout/${punchoutId}`
}

/**
 * Returns below which visit a request is made; empty for every other request. Each visit has cookies of its own there, so
 * that several of them, and a person who is signed in, are apart in one browser.
 */
export function rootOf({ originalUrl }: Pick<FastifyRequest, 'originalUrl'>): string {
  return root.exec(originalUrl)?.[0] ?? ''
}

/** Returns the id of the visit below which a request is made; null for every other request. */
export function punchoutIdOf(request: Pick<FastifyRequest, 'originalUrl'>): string | null {
  return rootOf(request).split('/')[2] ?? null
}

/** Below a visit are the same pages and calls as everywhere. */
export function withoutRoot({ url = '/' }: { url?: string | undefined }): string {
  const rest = url.replace(root, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}
