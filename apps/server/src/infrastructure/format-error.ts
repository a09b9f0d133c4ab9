import { failedQuery } from '../database/query-error.ts'

type ErrorLine = {
  type: string
  message: string
  stack: string
  code?: unknown
  cause?: ErrorLine
}

/** Formats an error for a log: of a failed query its text, but not its values, which can be names and addresses. */
export function formatError(error: unknown): ErrorLine {
  if (!isErrorLike(error)) return { type: typeof error, message: nameOf(error), stack: '' }
  const query = failedQuery(error)
  return {
    type: error instanceof Error ? error.constructor.name : typeof error,
    message: query === undefined ? error.message : `Failed query: ${query}`,
    stack: framesOf(error),
    ...('code' in error && { code: error.code }),
    ...(error.cause !== undefined && { cause: formatError(error.cause) }),
  }
}

/** An object may have no text. */
function nameOf(thrown: unknown): string {
  return typeof thrown === 'object' ? Object.prototype.toString.call(thrown) : String(thrown)
}

/** A library may report its errors as plain objects. */
function isErrorLike(error: unknown): error is Pick<Error, 'message' | 'stack' | 'cause'> {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
}

/** The lines before the frames repeat the message. */
function framesOf({ stack = '' }: Pick<Error, 'stack'>): string {
  const lines = String(stack).split('\n')
  return lines.filter((line) => /^\s+at /.test(line)).join('\n')
}
