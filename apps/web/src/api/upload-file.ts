import { type Endpoint, type Output, readRoute } from '@normwerk/contract/endpoint'
import { readFailure } from './call.ts'
import { CallError } from './call-error.ts'
import { addressOf, readConfig } from './config.ts'
import { rememberCsrfToken, sendWithCsrfToken } from './csrf.ts'
import { randomId } from './random-id.ts'

interface Options {
  file: File
  signal: AbortSignal
  /** Called with the share of the file that has been sent. */
  onProgress: (share: number) => void
}

/**
 * Calls an endpoint with a large file, like `call`, and tells how much of it has been sent, which `fetch` cannot.
 * @throws CallError when the server rejects the call or cannot be reached; the reason of the signal when it is aborted
 */
export async function uploadFile<E extends Endpoint & { upload: true }>(
  endpoint: E,
  options: Options,
): Promise<Output<E>>
export async function uploadFile(endpoint: Endpoint, { file, signal, onProgress }: Options): Promise<unknown> {
  const config = await readConfig()
  const correlationId = randomId()
  const { method, path } = readRoute(endpoint.route)
  const headers = new Headers({ Accept: 'application/json', 'X-Correlation-Id': correlationId })
  const response = await sendWithCsrfToken(config, headers, async () => {
    const form = new FormData()
    form.set('file', file)
    const answer = await send({ method, address: addressOf(config, path), headers, form, signal, onProgress })
    if (answer === null) throw new CallError({ code: 'noConnection', message: '', status: 0, errorId: correlationId })
    rememberCsrfToken(answer)
    return answer
  })
  if (!response.ok) throw await readFailure(response, correlationId)
  return response.json()
}

interface Request extends Pick<Options, 'signal' | 'onProgress'> {
  method: string
  address: string
  headers: Headers
  form: FormData
}

/** Returns null if the server cannot be reached. */
function send({ method, address, headers, form, signal, onProgress }: Request): Promise<Response | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open(method, address)
    request.withCredentials = true
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(1, total))
    request.upload.onload = () => onProgress(1)
    request.onload = () =>
      resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }))
    request.onerror = () => resolve(null)
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function headersOf(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().trim().split('\r\n')) {
    const at = line.indexOf(':')
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim())
  }
  return headers
}
