import { once } from 'node:events'
import { request as callHttp } from 'node:http'
import { createServer } from 'node:https'

/** Every name below this one leads to this machine in the browser of the journeys. */
const domain = 'firm.example'

export interface TlsProxy {
  /** The https address of a host of `firm.example`. */
  addressOf(host: string): string
  stop(): Promise<void>
}

/** Ends the https of the browser, as a reverse proxy does in front of a production shop. */
export async function startTlsProxy(shopAddress: () => string): Promise<TlsProxy> {
  const server = createServer({ key, cert: certificate }, (incoming, answer) => {
    const { method = 'GET', url = '/', headers, socket } = incoming
    const forwarded = {
      'x-forwarded-for': socket.remoteAddress ?? '',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': headers.host ?? '',
    }
    const call = callHttp(new URL(url, shopAddress()), { method, headers: { ...headers, ...forwarded } })
    incoming.pipe(call)
    call.on('error', () => answer.destroy())
    call.on('response', (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.rawHeaders)
      reply.pipe(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    addressOf: (host) => `https://${host}.${domain}:${port}`,
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
const certificate = `-----BEGIN CERTIFICATE-----
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
