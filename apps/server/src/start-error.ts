/** A start that failed for a reason that the operator can fix; the message is the one line to show. */
export class StartError extends Error {
  override name = 'StartError'
}
