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

async function loadConfig(): Promise<Config> {
  const response = await fetch('/config.json', { credentials: 'include' })
  if (!response.ok) throw new Error(`config.json answered ${response.status}`)
  return response.json()
}

/** Returns the full address of a path below the server. A cross address replaces the base address. */
export function addressOf(config: Config, path: string): string {
  return `${(config.crossAddress ?? config.baseAddress).replace(/\/$/, '')}${path}`
}
