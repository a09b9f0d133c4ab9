import { existsSync } from 'node:fs'
import type { LanguageCode } from '@normwerk/contract/language'

const entry = new URL('../../../web/dist-server/entry-server.js', import.meta.url)

interface Visit {
  url: string
  code: LanguageCode
  config: { baseAddress: string; crossAddress: string | null; product: string; version: string }
  /** Carries out a call of the page within this process. */
  carry(method: string, path: string, body: string | undefined): Promise<Response>
}

interface RenderedPage {
  status: number
  locale: string
  title: string
  html: string
  state: string
}

export type RenderPage = (visit: Visit) => Promise<RenderedPage>

/** Loads the web application's build for the server; null if it was not built. */
export async function loadRenderer(): Promise<RenderPage | null> {
  if (!existsSync(entry)) return null
  const built: { renderPage: RenderPage } = await import(entry.href)
  return built.renderPage
}
