import type { LanguageCode } from '@normwerk/contract/language'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
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
}

type Answer = readonly [key: QueryKey, data: unknown]

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

export function takeAnswers(client: QueryClient, answers: readonly Answer[]): void {
  for (const [key, data] of answers) client.setQueryData(key, data)
}
