import { lookup } from 'node:dns'
import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './is-public-address.ts'

interface Bounds {
  /** An origin that the operator has named, which may be in their own network. Any other must be on the internet. */
  trustedOrigin: string
  maxBytes: number
  /** Ends the whole work: redirects, waiting and reading. */
  signal: AbortSignal
}

/** The file cannot be fetched, or must not be. */
export class ExternalError extends Error {
  override name = 'ExternalError'
}

const maxRedirects = 3

/**
 * Fetches a file from another server. Neither an address nor a redirect nor a name can lead to a private network, as
 * the address that a name has is checked by the connection that uses it.
 * @throws ExternalError
 */
export async function fetchExternal(address: string, bounds: Bounds): Promise<Buffer> {
  let url = URL.parse(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    if (url === null || !/^https?:$/.test(url.protocol)) throw new ExternalError(`no address of the web: ${url?.href}`)
    const answer = await open(url, bounds)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return readBody(answer, bounds)
    answer.destroy()
    if (statusCode < 300 || statusCode >= 400 || headers.location === undefined)
      throw new ExternalError(`${url.origin} answered ${statusCode}`)
    url = URL.parse(headers.location, url.href)
  }
  throw new ExternalError('too many redirects')
}

async function open(url: URL, { trustedOrigin, signal }: Bounds): Promise<IncomingMessage> {
  const isTrusted = url.origin === trustedOrigin
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  // A host that is an address is never looked up.
  if (!isTrusted && isIP(host) !== 0 && !isPublicAddress(host)) throw new ExternalError(`${host} is not public`)
  const options: RequestOptions = {
    signal,
    headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Normwerk' },
    ...(!isTrusted && { lookup: lookUpPublic }),
  }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  send(url, options, resolve)
    .on('error', (cause) => reject(new ExternalError(`${url.origin} cannot be reached`, { cause })))
    .end()
  return promise
}

const lookUpPublic: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return answer(error, [])
    if (!found.every(({ address }) => isPublicAddress(address)))
      return answer(new ExternalError(`${hostname} is not public`), [])
    if (options.all === true) return answer(null, found)
    answer(null, found[0]?.address ?? '', found[0]?.family)
  })
}

async function readBody(answer: IncomingMessage, { maxBytes }: Bounds): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of answer) {
      size += part.length
      if (size > maxBytes) throw new ExternalError(`more than ${maxBytes} bytes`)
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof ExternalError) throw error
    throw new ExternalError('the file ended too early', { cause: error })
  }
  return Buffer.concat(parts)
}
