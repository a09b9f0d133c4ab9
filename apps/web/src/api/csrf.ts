import { addressOf, type Config, isPunchout } from './config.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import { randomId } from './random-id.ts'

const tokenHeader = 'X-XSRF-TOKEN'

/** Taken from the answer's header, because the cookie of a cross address cannot be read here. */
let handedOut: string | undefined

/**
 * Calls that are rejected at the same time each get a token of their own. Only the last one counts, and the second
 * rejection hands it out.
 */
const maxRepeats = 2

/**
 * Sends a changing call with the token. If another tab has signed in or out in the meantime, the token belongs to the
 * former session: the server rejects it before it does anything, hands out another one, and the call is repeated.
 * @param headers of the request, where the token is set
 */
export async function sendWithCsrfToken(
  config: Config,
  headers: Headers,
  attempt: () => Promise<Response>,
): Promise<Response> {
  headers.set(tokenHeader, await readCsrfToken(config))
  for (let repeats = 0; ; repeats++) {
    const response = await attempt()
    const token = response.headers.get(tokenHeader)
    if (repeats === maxRepeats || response.status !== 403 || token === null || token === headers.get(tokenHeader)) {
      return response
    }
    headers.set(tokenHeader, token)
  }
}

export function rememberCsrfToken(response: Response): void {
  handedOut = response.headers.get(tokenHeader) ?? handedOut
}

/** Returns the token that a changing call must carry. If it is missing, any GET sets it. */
async function readCsrfToken(config: Config): Promise<string> {
  const known = currentToken(config)
  if (known !== undefined) return known
  const address = addressOf(config, '/api/language')
  rememberCsrfToken(await fetchWithRetry(address, { credentials: 'include' }, randomId(), true))
  return currentToken(config) ?? ''
}

function currentToken(config: Config): string | undefined {
  if (config.crossAddress !== null) return handedOut
  // On https the cookie has a prefix, without which another host of the same site could have set it.
  const [onHttps, onHttp] = isPunchout(config)
    ? ['__Secure-punchout-XSRF-TOKEN', 'punchout-XSRF-TOKEN']
    : ['__Host-XSRF-TOKEN', 'XSRF-TOKEN']
  return readCookie(onHttps) ?? readCookie(onHttp) ?? handedOut
}

/** Returns a cookie of the shop, whose values need no decoding. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}
