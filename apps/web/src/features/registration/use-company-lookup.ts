import type { FoundCompany } from '@normwerk/contract/registration'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '../../api/call-error.ts'
import { useDebounced } from '../../ui/forms/use-debounced.ts'
import { companyQuery } from './queries.ts'

export type CompanyLookup =
  | { state: 'idle' | 'loading' | 'unknown' | 'tooMany' | 'failed' }
  | { state: 'companyFound'; company: FoundCompany }

const restMilliseconds = 400
/** No country has shorter postal codes. */
const minZipLength = 3

/** Looks the company up when typing pauses. */
export function useCompanyLookup(customerNumber: string, zip: string): CompanyLookup {
  const typed = `${customerNumber.trim()}\n${zip.trim()}`
  const rested = useDebounced(typed, restMilliseconds)
  const isTyped = customerNumber.trim() !== '' && zip.trim().length >= minZipLength
  const query = useQuery({
    ...companyQuery({ customerNumber: customerNumber.trim(), zip: zip.trim() }),
    enabled: isTyped && typed === rested,
    meta: { showsError: true },
  })
  if (!isTyped) return { state: 'idle' }
  if (query.data !== undefined) return { state: 'companyFound', company: query.data }
  if (query.error === null || query.isFetching) return { state: 'loading' }
  return { state: failureState(query.error) }
}

function failureState(error: Error): 'unknown' | 'tooMany' | 'failed' {
  if (!(error instanceof CallError)) return 'failed'
  if (error.code === 'INVALID_COMPANY' || error.code === 'validationFailed') return 'unknown'
  return error.code === 'tooManyRequests' ? 'tooMany' : 'failed'
}
