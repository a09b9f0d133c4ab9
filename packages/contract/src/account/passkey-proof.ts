import * as z from 'zod/mini'

const bytes = z.string().check(z.maxLength(4000))

/** That a browser holds a passkey: `AuthenticationResponseJSON` of Web Authentication. */
export const PasskeyProof = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type PasskeyProof = z.output<typeof PasskeyProof>
