import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { CreationOptions, NewPasskey, RequestOptions } from '@normwerk/contract/account/passkey'
import type { PasskeyProof } from '@normwerk/contract/account/passkey-proof'

/** What differs from an authenticator that obeys the rules. */
interface Faults {
  /** Where the browser says that it is. */
  origin?: string
  rpId?: string
  /** The user did not confirm by a PIN. */
  isUnverified?: boolean
  /** Instead of the next one. */
  counter?: number
}

/** An authenticator of Web Authentication in software, which makes one passkey and uses it. */
export interface Authenticator {
  make(options: CreationOptions, faults?: Faults): NewPasskey
  use(options: RequestOptions, faults?: Faults): PasskeyProof
}

const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 }

/** @param origin of the page that the browser shows */
export function createAuthenticator(origin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  const collect = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }))

  const describe = (rpId: string, extraFlag: number, faults: Faults) => {
    counter = faults.counter ?? counter + 1
    const head = Buffer.alloc(5)
    head.writeUInt8(flags.present | (faults.isUnverified === true ? 0 : flags.verified) | extraFlag)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([hash(faults.rpId ?? rpId), head])
  }

  return {
    make({ challenge, rp }, faults = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const key = Buffer.concat([
        // A map of five: EC2 key, ES256, P-256, and both coordinates.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const made = Buffer.concat([Buffer.alloc(16), Buffer.from([0, credentialId.length]), credentialId, key])
      const data = Buffer.concat([describe(rp.id, flags.hasKey, faults), made])
      const attestation = Buffer.concat([
        // A map of three: the format "none", its empty statement, and bytes.
        Buffer.from([0xa3, ...word('fmt'), ...word('none'), ...word('attStmt'), 0xa0, ...word('authData'), 0x58]),
        Buffer.from([data.length]),
        data,
      ])
      const clientDataJSON = collect('webauthn.create', challenge, faults).toString('base64url')
      const response = { clientDataJSON, attestationObject: attestation.toString('base64url') }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
    use({ challenge, rpId }, faults = {}) {
      const client = collect('webauthn.get', challenge, faults)
      const data = describe(rpId, 0, faults)
      const signature = createSign('sha256').update(data).update(hash(client)).sign(privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
    },
  }
}

function hash(content: string | Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}

/** A short text in CBOR. */
function word(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}
