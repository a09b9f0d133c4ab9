/** `unavailable`: it may go well in a moment. `failed`: the same shape would fail again. */
type CadFault = 'unavailable' | 'failed'

/** A shape was not computed. Its message fits into a log. */
export class CadError extends Error {
  readonly fault: CadFault

  constructor(fault: CadFault, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CadError'
    this.fault = fault
  }
}
