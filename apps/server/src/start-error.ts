/** A start that failed for a reason the operator can mend; the message is the one line to show. */
export class StartError extends Error {
  override name = 'StartError'
}
