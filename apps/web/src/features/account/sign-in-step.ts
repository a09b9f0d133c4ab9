import { CallError } from '../../api/call-error.ts'

export type SignInStep = 'password' | 'code'

/**
 * Returns the step that an answer leads to. A failure that says nothing about it, such as a lost connection, keeps the
 * step.
 */
export function stepAfter(failure: Error, current: SignInStep): SignInStep {
  if (!(failure instanceof CallError)) return current
  if (failure.code === 'secondFactorRequired') return 'code'
  return failure.code === 'invalidLoginData' || failure.code === 'RESET_PASSWORD' ? 'password' : current
}

/** Whether a code was sent and rejected, rather than only required. */
export function isCodeRejected(failure: Error | null): boolean {
  return failure instanceof CallError && failure.code === 'secondFactorRequired' && failure.fields.code !== undefined
}
