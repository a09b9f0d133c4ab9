import { once } from 'node:events'
import { createServer as createPlainServer, type RequestListener, type Server, request as sendOn } from 'node:http'
import { createServer as createTlsServer } from 'node:https'

/** Every name below this one leads to this machine in the browser of the journeys. */
const domain = 'firm.example'

export interface RunningProxy {
  port: number
  stop(): Promise<void>
}

export interface TlsProxy extends RunningProxy {
  /** The https address of a host of `firm.example`. */
  addressOf(host: string): string
}

/** Where a proxy sends its requests on, and from which address of this machine. */
export interface Hop {
  to: () => string
  from: string
}

/** Ends the https of the browser, as a reverse proxy does in front of a production shop. */
export async function startTlsProxy(hop: Hop): Promise<TlsProxy> {
  const listener = forward(hop, { 'x-forwarded-proto': 'https' })
  const proxy = await listen(createTlsServer({ key, cert: certificate }, listener))
  return { ...proxy, addressOf: (host) => `https://${host}.${domain}:${proxy.port}` }
}

/** Sends requests on as they are, as a load balancer behind the first proxy does. */
export function startPlainProxy(hop: Hop): Promise<RunningProxy> {
  return listen(createPlainServer(forward(hop, {})))
}

/** Adds from where a request came to what the visitor, or the proxy in front, has said. */
function forward({ to, from }: Hop, further: Record<string, string>): RequestListener {
  return (incoming, answer) => {
    const { method = 'GET', url = '', headers, socket } = incoming
    const visitors = [headers['x-forwarded-for'], socket.remoteAddress].filter((address) => address !== undefined)
    const sent = {
      'x-forwarded-host': headers.host ?? '',
      ...headers,
      'x-forwarded-for': visitors.join(', '),
      ...further,
    }
    const call = sendOn(new URL(url, to()), { method, localAddress: from, headers: sent })
    incoming.pipe(call)
    call.on('error', () => answer.destroy())
    call.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(answer)
    })
  }
}

async function listen(server: Server): Promise<RunningProxy> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Made for this file, and trusted by nobody. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6Mr+hcfQrQLiWTIn
ILt8gzw7hmbQJLtWrdMoq6TPGSehRANCAASGEuXPUvH+8tEOIVwKTYLrdm8XN8dG
FHxHl9x6flLWVEsOSKrfZzNVrljABS4jYVEXLDPYJ/zZc/AjGuKR/SAW
-----END PRIVATE KEY-----
`
/** Of every host of `firm.example`. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBrjCCAVWgAwIBAgIUHckzNejFVedZo+4mmMKUs0tKYLIwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOKi5maXJtLmV4YW1wbGUwIBcNMjYxMTIzMDMwNjUyWhgPMjEy
NjEwMzAwMzA2NTJaMBkxFzAVBgNVBAMMDiouZmlybS5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEhhLlz1Lx/vLRDiFcCk2C63ZvFzfHRhR8R5fcen5S
1lRLDkiq32czVa5YwAUuI2FRFywz2Cf82XPwIxrikf0gFqN5MHcwHQYDVR0OBBYE
FDCwSyCWFikpSHmXQ1MH7zaI2rcBMB8GA1UdIwQYMBaAFDCwSyCWFikpSHmXQ1MH
7zaI2rcBMA8GA1UdEwEB/wQFMAMBAf8wJAYDVR0RBB0wG4IOKi5maXJtLmV4YW1w
bGWCCWxvY2FsaG9zdDAKBggqhkjOPQQDAgNHADBEAiAWX+F5f1dRmr8pdFEQX3Ac
i7FBCCid2bfSDwR86gcIvAIgCrF3BoICMgHYvp05AEhTvUgcUC4rJ250HY+GbJ2d
MO4=
-----END CERTIFICATE-----
`
