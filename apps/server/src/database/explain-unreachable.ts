import { StartError } from '../settings.ts'

const connecting = new Set<unknown>(['connect', 'getaddrinfo'])

/** Reports in one line that nothing answers at the address of the database. */
export function explainUnreachable(error: unknown): never {
  const isConnecting = error instanceof Error && 'syscall' in error && connecting.has(error.syscall)
  if (!isConnecting) throw error
  const code = 'code' in error ? String(error.code) : error.message
  throw new StartError(`The database of DATABASE_URL cannot be reached (${code}).`)
}
