import { LanguageCode } from '@normwerk/contract/language'
import type { DehydratedState } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Config } from './api/config.ts'

const elementId = 'state'

/** What the server knew when it rendered the page; the browser starts from it instead of asking again. */
interface PageState {
  config: Config
  code: LanguageCode
  queries: DehydratedState
}

const Start = z.object({ config: Config, code: LanguageCode, queries: z.custom<DehydratedState>() })

/** As an element of data: it runs no script, so the content security policy has nothing to allow. */
export function formatState(state: PageState): string {
  const json = JSON.stringify(state).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${elementId}">${json}</script>`
}

/** Nothing on a page that the server has not rendered. */
export function readState(): PageState | undefined {
  const json = document.getElementById(elementId)?.textContent
  if (!json) return undefined
  const state = Start.safeParse(JSON.parse(json))
  return state.success ? state.data : undefined
}
