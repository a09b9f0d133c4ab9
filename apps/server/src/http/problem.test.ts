import { readFile } from 'node:fs/promises'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { Client } from 'pg'
import { expect, test } from 'vitest'
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
})
