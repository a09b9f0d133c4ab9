import { DrizzleQueryError } from 'drizzle-orm'

type ErrorLine = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: ErrorLine
}

/** What a log may keep of an error: of a failed query its text, not its values, which can be names and addresses. */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  return {
    type: error.constructor.name,
    message: error instanceof DrizzleQueryError ? `Failed query: ${error.query}` : error.message,
    stack: framesOf(error),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** The lines before the frames repeat the message. */
function framesOf({ stack = '' }: Error): string {
  const lines = stack.split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
