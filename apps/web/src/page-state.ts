import { LanguageCode } from '@normwerk/contract/language'
import type { DehydratedState } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Config } from './api/config.ts'

const elementId = 'state'

/**
 * The data that the server had when it rendered the page. The browser starts from it instead of requesting it again.
 */
interface PageState {
  config: Config
  code: LanguageCode
  queries: DehydratedState
}

const Start = z.object({ config: Config, code: LanguageCode, queries: z.custom<DehydratedState>() })

/** Formats the state as a data element. It runs no script, so the content security policy needs no exception. */
export function formatState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** Returns nothing on a page that the server has not rendered. */
export function readState(): PageState | undefined {
  const json = document.getElementById(elementId)?.textContent
  if (!json) return undefined
  const state = Start.safeParse(JSON.parse(json))
  return state.success ? state.data : undefined
}
