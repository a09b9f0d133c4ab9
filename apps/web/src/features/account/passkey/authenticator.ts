import type { CreationOptions, NewPasskey, RequestOptions } from '@normwerk/contract/account/passkey'
import type { PasskeyProof } from '@normwerk/contract/account/passkey-proof'
import { loadCode } from '../../../api/load-code.ts'

/** The browser or its user did not finish: it knows no passkeys here, there is none, or the user cancelled. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey'
  readonly isUnsupported: boolean

  constructor(cause: unknown, isUnsupported: boolean) {
    super('the browser gave no passkey', { cause })
    this.isUnsupported = isUnsupported
  }
}

/** Makes a passkey in the dialog of the browser. */
export async function makePasskey(optionsJSON: CreationOptions): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary()
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(giveUp)
  const { clientDataJSON, attestationObject } = response
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } }
}

/** Lets the user choose and confirm a passkey in the dialog of the browser. */
export async function provePasskey(optionsJSON: RequestOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await loadLibrary()
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(giveUp)
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, authenticatorData, signature } }
}

/** Loads the library only when a passkey is used. */
async function loadLibrary() {
  const library = await loadCode(() => import('@simplewebauthn/browser'))
  if (!library.browserSupportsWebAuthn()) throw new NoPasskey(null, true)
  return library
}

function giveUp(cause: unknown): never {
  // An address without a name, such as 127.0.0.1, can have no passkeys.
  throw new NoPasskey(cause, cause instanceof Error && cause.name === 'SecurityError')
}
