import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LanguageCode } from '@normwerk/contract/language'
import { linkStyles } from './page-styles.ts'

/** The files that a browser loads. */
export const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url))
const page = `${webRoot}index.html`
const manifest = `${webRoot}.vite/manifest.json`
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

/** What the web application was built into for the server. */
interface EntryServer {
  renderPage(visit: Visit): Promise<RenderedPage>
  /** Finds the page of a path by the routes of the application; `null` where there is none. */
  findPage(path: string): { isRendered: boolean; styleSource: string | null } | null
}

export interface WebBuild extends EntryServer {
  /** The page without content, as it is sent for every address. */
  page: string
  /** Links to the style sheets that a source needs beside those of every page. */
  linkStyles(source: string | null): string
}

/** Loads the built web application; `null` where it was not built. */
export async function loadWebBuild(): Promise<WebBuild | null> {
  if (!existsSync(page) || !existsSync(entry)) return null
  const built: EntryServer = await import(entry.href)
  const { renderPage, findPage } = built
  return {
    renderPage,
    findPage,
    page: await readFile(page, 'utf8'),
    linkStyles: linkStyles(await readFile(manifest, 'utf8')),
  }
}
