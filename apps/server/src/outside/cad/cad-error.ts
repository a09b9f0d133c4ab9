/** A shape was not computed; whoever asked may try again. Its message fits into a log. */
export class CadError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CadError'
  }
}
