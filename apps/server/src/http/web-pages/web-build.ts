import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { LanguageCode } from '@normwerk/contract/language'
import * as z from 'zod/mini'

/** The files that a browser loads. */
export const webRoot = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))
const page = `${webRoot}index.html`
const manifest = `${webRoot}.vite/manifest.json`
const entry = new URL('../../../../web/dist-server/entry-server.js', import.meta.url)

export interface PageConfig {
  baseAddress: string
  crossAddress: string | null
  product: string
  version: string
}

/** Carries out a call of a page within this process. `body` is JSON, and empty for an answer without a body. */
export type CarryInside = (
  method: string,
  path: string,
  body: string | undefined,
) => Promise<{ status: number; body: string }>

interface Visit {
  url: string
  origin: string
  code: LanguageCode
  config: PageConfig
  signal: AbortSignal
  carry: CarryInside
}

interface RenderedPage {
  status: number
  locale: string
  title: string
  head: string
  html: string
  state: string
}

/** An address that the application has a page for; `apps/web/src/entry-server.tsx` describes the fields. */
export interface KnownPage {
  isPublic: boolean
  styleSource: string | null
  scriptSource: string | null
  sharedAddress: string | null
  foundAddress: string | null
}

/** What the web application was built into for the server. */
interface EntryServer {
  renderPage(visit: Visit): Promise<RenderedPage>
  /** Finds the page of an address by the routes of the application; `null` where there is none. */
  findPage(url: string): KnownPage | null
}

export interface WebBuild extends EntryServer {
  /** The page without content, as it is sent for every address. */
  page: string
  /** Links to the style sheets that a source needs beside those of every page. */
  linkStyles(source: string | null): string
  /** A link by which the browser loads the script of a source together with the first one. */
  linkScript(source: string | null): string
}

/** Loads the built web application; `null` where it was not built. */
export async function loadWebBuild(): Promise<WebBuild | null> {
  if (!existsSync(page) || !existsSync(entry)) return null
  const built: EntryServer = await import(entry.href)
  const { renderPage, findPage } = built
  const files = z.parse(Manifest, JSON.parse(await readFile(manifest, 'utf8')))
  return {
    renderPage,
    findPage,
    page: await readFile(page, 'utf8'),
    linkStyles: linkStyles(files),
    linkScript: linkScript(files),
  }
}

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.optional(z.array(z.string())), imports: z.optional(z.array(z.string())) }),
)
type Manifest = z.infer<typeof Manifest>

/** Links to the style sheets of a source file, beside the one that every page has. */
export function linkStyles(files: Manifest): (source: string | null) => string {
  const common = new Set(stylesOf('index.html'))
  return (source) => {
    const own = source === null ? [] : stylesOf(source).filter((path) => !common.has(path))
    return own.map((path) => `<link rel="stylesheet" crossorigin href="/${path}" />`).join('')
  }

  function stylesOf(source: string, seen = new Set<string>()): string[] {
    const file = files[source]
    if (file === undefined || seen.has(source)) return []
    seen.add(source)
    const imported = (file.imports ?? []).flatMap((path) => stylesOf(path, seen))
    return [...new Set([...imported, ...(file.css ?? [])])]
  }
}

export function linkScript(files: Manifest): (source: string | null) => string {
  return (source) => {
    const file = source === null ? undefined : files[source]?.file
    return file === undefined ? '' : `<link rel="modulepreload" crossorigin href="/${file}" />`
  }
}
