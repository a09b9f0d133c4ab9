/** `unavailable`: a retry may succeed. `failed`: the same shape would fail again. */
type CadFailure = 'unavailable' | 'failed'

/** A shape was not computed. Its message may be logged. */
export class CadError extends Error {
  readonly failure: CadFailure

  constructor(failure: CadFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CadError'
    this.failure = failure
  }
}
