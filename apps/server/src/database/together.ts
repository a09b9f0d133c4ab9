/**
 * Waits until all statements that were sent together are answered, also if one of them fails: nothing may be sent after
 * the transaction has ended. Then returns their results, or throws the error of the first in the list that failed.
 */
export async function together<const Sent extends readonly Promise<unknown>[]>(statements: Sent) {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}
