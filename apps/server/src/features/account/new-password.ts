import { passwordErrorsOf } from '@normwerk/contract/account/password'
import type { ErrorCode } from '@normwerk/contract/errors'
import * as z from 'zod/mini'
import { isCommonPassword } from './common-passwords.ts'

const TypedPassword = z.string().check(z.maxLength(1000))
/** Forms with a new password. Their other fields may be invalid. */
const Form = z.union([
  z.object({ newPassword: TypedPassword }),
  z.object({ user: z.object({ password: TypedPassword, passwordRepeat: z.optional(z.unknown()) }) }),
])

/**
 * Returns the call with the rules of new passwords for its input, so that all errors of a form come in one answer. They
 * are reported at `password` and `passwordRepeat`, whatever the call names its fields.
 */
export function withNewPassword<E extends { input: z.ZodMiniType }>(endpoint: E): E {
  const input = endpoint.input.check(z.check(report, { when: () => true }))
  return { ...endpoint, input }
}

function report({ value, issues }: z.core.ParsePayload): void {
  const form = Form.safeParse(value).data
  if (form === undefined) return
  const { password, passwordRepeat } =
    'user' in form ? form.user : { password: form.newPassword, passwordRepeat: undefined }
  const add = (field: string, code: ErrorCode) =>
    issues.push({ code: 'custom', path: [field], input: value, params: { code }, continue: true })
  for (const code of passwordErrorsOf(password)) add('password', code)
  if (isCommonPassword(password)) add('password', 'PasswordTooCommon')
  if (typeof passwordRepeat === 'string' && passwordRepeat !== password) add('passwordRepeat', 'PasswordMismatch')
}
