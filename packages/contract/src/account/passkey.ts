import * as z from 'zod/mini'
import { Me } from '../account.ts'
import { Id, Instant, line } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { PasskeyProof } from './passkey-proof.ts'
import { Password } from './password.ts'
import { RecoveryCodes } from './profile.ts'

export const Passkey = z.strictObject({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
})
export type Passkey = z.output<typeof Passkey>

const publicKey = z.literal('public-key')

/** What a browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON` of Web Authentication. */
const CreationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: publicKey, alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.strictObject({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof CreationOptions>

/** What a browser needs to use a passkey: `PublicKeyCredentialRequestOptionsJSON` of Web Authentication. */
const RequestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.output<typeof RequestOptions>

const bytes = z.string().check(z.maxLength(20_000))

/** What the browser answers: `RegistrationResponseJSON` of Web Authentication. */
const NewPasskey = z.object({
  id: bytes,
  rawId: bytes,
  type: publicKey,
  clientExtensionResults: z.object({}),
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
})
export type NewPasskey = z.output<typeof NewPasskey>

/** Characters. */
export const maxPasskeyNameLength = 60

export const AddPasskey = z.strictObject({ name: line(maxPasskeyNameLength), credential: NewPasskey })
export type AddPasskey = z.output<typeof AddPasskey>

export const PasskeySignIn = z.strictObject({
  credential: PasskeyProof,
  stayLoggedIn: z.optional(z.nullable(z.boolean())),
})
export type PasskeySignIn = z.output<typeof PasskeySignIn>

export const passkeyEndpoints = {
  list: endpoint({
    route: 'GET /api/user/passkey',
    summary: "The caller's passkeys.",
    permission: 'account.use',
    output: z.array(Passkey),
    errors: [],
  }),
  prepare: endpoint({
    route: 'POST /api/user/passkey/prepare',
    summary:
      'What the browser needs to make a passkey. The challenge is valid once, for five minutes, in this browser.',
    permission: 'account.use',
    input: z.strictObject({ password: Password }),
    output: CreationOptions,
    errors: ['invalidLoginData', 'tooManyPasskeys', 'tooManyRequests'],
    ownTransactions: true,
  }),
  add: endpoint({
    route: 'POST /api/user/passkey',
    summary:
      'Adds the passkey that the browser has made, and ends all other sessions. The first second factor of a user comes with recovery codes, which are shown only here.',
    permission: 'account.use',
    input: AddPasskey,
    output: RecoveryCodes,
    errors: ['passkeyRejected', 'tooManyPasskeys'],
    ownTransactions: true,
  }),
  rename: endpoint({
    route: 'PUT /api/user/passkey',
    summary: 'Renames a passkey.',
    permission: 'account.use',
    input: z.strictObject({ id: Id, name: line(maxPasskeyNameLength) }),
    errors: ['entryNotFound'],
  }),
  remove: endpoint({
    route: 'POST /api/user/passkey/remove',
    summary: 'Removes a passkey, unless it is the last second factor of a user who must have one.',
    permission: 'account.use',
    input: z.strictObject({ id: Id, password: Password }),
    errors: ['entryNotFound', 'invalidLoginData', 'secondFactorSetUpRequired', 'tooManyRequests'],
    ownTransactions: true,
  }),
  prepareSignIn: endpoint({
    route: 'POST /api/user/authenticate/passkey/prepare',
    summary: 'What the browser needs to use a passkey. The challenge is valid once, for five minutes, in this browser.',
    permission: 'account.signIn',
    output: RequestOptions,
    errors: ['tooManyRequests'],
    ownTransactions: true,
  }),
  signIn: endpoint({
    route: 'POST /api/user/authenticate/passkey',
    summary: 'Signs in by a passkey alone.',
    permission: 'account.signIn',
    input: PasskeySignIn,
    output: Me,
    errors: ['passkeyRejected', 'RESET_PASSWORD', 'tooManyRequests'],
    ownTransactions: true,
  }),
}
