import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { waitFor } from '../testing/wait-for.ts'
import { answerErrors } from './problem.ts'

const missing = '/missing folder/normwerk'

test.each([
  { what: 'a database without its Unix socket', work: () => new Client({ host: missing }).connect(), status: 503 },
  {
    what: 'a database whose port is closed',
    work: () => new Client({ host: 'localhost', port: 1 }).connect(),
    status: 503,
  },
  { what: 'a missing file', work: () => readFile(missing), status: 500 },
])('$what answers $status', async ({ work, status }) => {
  await using app = fastify()
  app.register(cookie)
  answerErrors(app)
  app.get('/', work)
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
  expect(answer.body).not.toMatch(/ENOENT|ECONNREFUSED|missing|node_modules/)
})

test('a client that disconnects during a compressed answer is no error', async () => {
  const lines: { level: number; msg: string }[] = []
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) }
  await using app = fastify({ logger: { level: 'info', stream } })
  answerErrors(app)
  await app.register(compress, { threshold: 100, encodings: ['gzip'] })
  app.get('/', (_, reply) => reply.type('text/plain').send(new PassThrough()))
  const leaving = new AbortController()
  app.addHook('onSend', async () => leaving.abort())
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  await expect(fetch(address, { signal: leaving.signal })).rejects.toThrow('abort')
  await waitFor(() => expect(lines.map(({ msg }) => msg)).toContain('stream closed prematurely'))
  expect(lines.filter(({ level }) => level > 30)).toEqual([])
})
