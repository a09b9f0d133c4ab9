import { CallError } from '../../api/call-error.ts'

export type SignInStep = 'password' | 'code'

/** Which step an answer leads to; what says nothing about it, as a lost connection, leaves one where he is. */
export function stepAfter(failure: Error, current: SignInStep): SignInStep {
  if (!(failure instanceof CallError)) return current
  if (failure.code === 'secondFactorRequired') return 'code'
  return failure.code === 'invalidLoginData' || failure.code === 'RESET_PASSWORD' ? 'password' : current
}

/** Whether a code was sent and refused, and not just asked for. */
export function isCodeRejected(failure: Error | null): boolean {
  return failure instanceof CallError && failure.code === 'secondFactorRequired' && failure.fields.code !== undefined
}
