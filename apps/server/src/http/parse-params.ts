import { isId } from '@normwerk/contract/common'
import { AppError } from './app-error.ts'

/** Returns the path parameters as texts. An invalid `id` is answered like an unknown one. */
export function parseParams(raw: unknown): Record<string, string> {
  const params: Record<string, string> = {}
  if (typeof raw !== 'object' || raw === null) return params
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'string' || (name === 'id' && !isId(value))) throw new AppError('entryNotFound')
    params[name] = isId(value) ? value.toLowerCase() : value
  }
  return params
}
