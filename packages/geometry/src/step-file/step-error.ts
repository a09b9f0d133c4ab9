/**
 * Why a file cannot be read. `notStep`: it is something else. `broken`: it ends early or contradicts itself.
 * `otherSchema`: a STEP file of another trade. `empty`: it has no bodies. `tooLarge`: more faces or places than are read.
 */
export const stepFailures = ['notStep', 'broken', 'otherSchema', 'empty', 'tooLarge'] as const
export type StepFailure = (typeof stepFailures)[number]

export class StepError extends Error {
  readonly failure: StepFailure

  constructor(failure: StepFailure, message: string) {
    super(message)
    this.name = 'StepError'
    this.failure = failure
  }
}
