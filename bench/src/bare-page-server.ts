import { createServer, get } from 'node:http'

/** The compressed bytes of a shop's pages behind Node's own server, fetched at the start. */
const shop = process.env.SHOP ?? ''
const paths = (process.env.PATHS ?? '').split(' ')
const pages = new Map(await Promise.all(paths.map(async (path) => [path, await fetchPacked(path)] as const)))

const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-encoding', 'br')
  response.end(pages.get(request.url ?? ''))
})
server.listen(0, '127.0.0.1', () => {
  const bound = server.address()
  if (bound !== null && typeof bound !== 'string') console.log(`ready at http://127.0.0.1:${bound.port}`)
})
process.on('SIGTERM', () => process.exit(0))

/** Unlike `fetch`, this leaves the bytes as they are sent. */
function fetchPacked(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(new URL(path, shop), { headers: { 'accept-encoding': 'br' } }, async (response) => {
      resolve(Buffer.concat(await response.toArray()))
    }).on('error', reject)
  })
}
