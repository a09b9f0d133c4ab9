import type { LanguageCode } from '@normwerk/contract/language'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { CallError, type CallErrorDetails } from './api/call-error.ts'
import type { Config } from './api/config.ts'

const elementId = 'state'

/**
 * The data that the server had when it rendered the page. The browser starts from it instead of requesting it again.
 */
interface PageState {
  config: Config
  code: LanguageCode
  /** Answers by the keys of their queries. They have no time: a kept page is as fresh as a new one. */
  answers: readonly Answer[]
  missing: readonly Missing[]
}

type Answer = readonly [key: QueryKey, data: unknown]
/** A query that was rejected with 404. */
type Missing = readonly [key: QueryKey, details: CallErrorDetails]

/** Formats the state as a data element. It runs no script, so the content security policy needs no exception. */
export function formatState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** Returns nothing on a page that the server has not rendered. */
export function readState(): PageState | undefined {
  const json = document.getElementById(elementId)?.textContent
  return json ? JSON.parse(json) : undefined
}

export function listAnswers(client: QueryClient): Answer[] {
  const successful = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' })
  return successful.map(({ queryKey, state }) => [queryKey, state.data])
}

export function listMissing(client: QueryClient): Missing[] {
  const queries = client.getQueryCache().getAll()
  return queries.flatMap(({ queryKey, state: { error } }): Missing[] =>
    error instanceof CallError && error.status === 404 ? [[queryKey, { ...error, message: error.message }]] : [],
  )
}

/** Makes the page show what is missing. Otherwise each component that begins to read it would request it again. */
export function holdMissing(client: QueryClient, missing: readonly Missing[]): void {
  for (const [queryKey] of missing) client.setQueryDefaults(queryKey, { retryOnMount: false })
}

export function takeState(client: QueryClient, { answers, missing }: Pick<PageState, 'answers' | 'missing'>): void {
  for (const [key, data] of answers) client.setQueryData(key, data)
  for (const [queryKey, details] of missing) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: new CallError(details) })
  }
  holdMissing(client, missing)
}
