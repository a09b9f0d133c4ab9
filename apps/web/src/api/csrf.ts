import { addressOf, type Config } from './config.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { randomId } from './random-id.ts'

/** Taken from the answer's header, because the cookie of a cross address cannot be read here. */
let handedOut: string | undefined

export function rememberCsrfToken(response: Response): void {
  handedOut = response.headers.get('X-XSRF-TOKEN') ?? handedOut
}

/** Returns the token that a writing call must carry. If it is missing, any GET sets it. */
export async function readCsrfToken(config: Config): Promise<string> {
  const known = currentToken(config)
  if (known !== undefined) return known
  const address = addressOf(config, '/api/language')
  const how = { correlationId: randomId(), repeatable: true }
  rememberCsrfToken(await fetchWithRetry(address, { credentials: 'include' }, how))
  return currentToken(config) ?? ''
}

function currentToken(config: Config): string | undefined {
  return config.crossAddress === null ? (readCookie('XSRF-TOKEN') ?? handedOut) : handedOut
}

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}
