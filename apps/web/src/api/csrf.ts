import { addressOf, type Config } from './config.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { randomId } from './random-id.ts'

/** Taken from the answer's header, because the cookie of a cross address cannot be read here. */
let handedOut: string | undefined

/** Returns the token that an answer hands out, if it does. */
export function rememberCsrfToken(response: Response): string | null {
  const token = response.headers.get('X-XSRF-TOKEN')
  handedOut = token ?? handedOut
  return token
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
  if (config.crossAddress !== null) return handedOut
  // On https the cookie has a prefix, without which another host of the same site could have set it.
  return readCookie('__Host-XSRF-TOKEN') ?? readCookie('XSRF-TOKEN') ?? handedOut
}

/** Returns a cookie of the shop, whose values need no decoding. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
