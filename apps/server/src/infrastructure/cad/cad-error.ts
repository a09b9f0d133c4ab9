/**
 * `unavailable`: a retry may succeed. `crashed`: the kernel ended or took too long, so the same shape may do it again.
 * `failed`: the kernel cannot compute the shape.
 */
type CadFailure = 'unavailable' | 'crashed' | 'failed'

/** A shape was not computed. Its message may be logged. */
export class CadError extends Error {
  readonly failure: CadFailure

  constructor(failure: CadFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CadError'
    this.failure = failure
  }
}
