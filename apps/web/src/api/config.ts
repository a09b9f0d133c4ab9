import { isLanguageCode, type LanguageCode, languageCodes } from '@normwerk/contract/language'

/** What the server tells a page about itself. */
export interface Config {
  baseAddress: string
  crossAddress: string | null
  product: string
  version: string
}

/** For a page and a server at the same address, and until the configuration is known. */
export const sameServer: Config = { baseAddress: '', crossAddress: null, product: 'normwerk', version: '' }

let loading: Promise<Config> | undefined

/** Takes the configuration that the server wrote into the page, so that no request is needed. */
export function takeConfig(config: Config): void {
  loading = Promise.resolve(config)
}

/** Reads the server's address once from the root of the application. The next call tries again after a failure. */
export function readConfig(): Promise<Config> {
  loading ??= loadConfig().catch((error: unknown) => {
    loading = undefined
    // biome-ignore lint/suspicious/noConsole: an operator looks here when the page cannot find its server
    console.error('The address of the server could not be loaded.', error)
    throw error
  })
  return loading
}

/** The pages of a visit from a purchasing system have their own configuration below their own path. */
const punchoutRoot = /^\/punchout\/[^/]+/
const languageRoot = new RegExp(`^/(${languageCodes.join('|')})(?=/|$)`)

async function loadConfig(): Promise<Config> {
  // Outside a browser there is no page, and no visit.
  const path = globalThis.location?.pathname ?? ''
  const [root = ''] = punchoutRoot.exec(path) ?? languageRoot.exec(path) ?? []
  const response = await fetch(`${root}/config.json`, { credentials: 'include' })
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return response.json()
}

/** Returns the path below which the pages are. */
export function basepathOf({ baseAddress }: Config): string {
  return new URL(baseAddress, 'http://page').pathname
}

/** Returns the language that the path of a page names; null if the page is in the language that the visitor chose. */
export function languageOf(path: string): LanguageCode | null {
  const code = languageRoot.exec(path)?.[1]
  return code !== undefined && isLanguageCode(code) ? code : null
}

/** Whether a purchasing system has opened this page. */
export function isPunchout({ baseAddress }: Config): boolean {
  return punchoutRoot.test(baseAddress)
}

/** Returns the full address of a path below the server. A cross address replaces the base address. */
export function addressOf(config: Config, path: string): string {
  return `${(config.crossAddress ?? config.baseAddress).replace(/\/$/, '')}${path}`
}
