import type { Dependencies } from '../../../dependencies.ts'

export interface RelyingParty {
  /** The host to which passkeys belong. */
  id: string
  /** The only origin at which they are used. */
  origin: string
}

/**
 * Returns whose passkeys the shop takes. It follows from `PUBLIC_URL`, never from a request. Without it they belong to
 * localhost, because browsers make none for an IP address.
 */
export function relyingParty({ settings, address }: Pick<Dependencies, 'settings' | 'address'>): RelyingParty {
  const url = new URL(settings.publicUrl ?? `http://localhost:${new URL(address()).port}`)
  return { id: url.hostname, origin: url.origin }
}
