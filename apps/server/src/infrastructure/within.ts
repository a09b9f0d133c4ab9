/** Waits for work, but no longer than given. @throws that names the work */
export async function within(what: string, milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timeout = Promise.withResolvers<never>()
  const fail = () => timeout.reject(new Error(`${what} did not stop within ${milliseconds / 1000} s`))
  const timer = setTimeout(fail, milliseconds)
  try {
    await Promise.race([work, timeout.promise])
  } finally {
    clearTimeout(timer)
  }
}
