import { once } from 'node:events'
import { connect } from 'node:net'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { waitFor } from '../testing/wait-for.ts'
import { expectWaiting } from './expect-waiting.ts'
import { answerErrors } from './problem.ts'

test('a client that disconnects ends its work, and no log reports a failure', async () => {
  const logged: string[] = []
  const app = fastify({ logger: { level: 'warn', stream: { write: (line: string) => logged.push(line) } } })
  answerErrors(app)
  let hasGoneOn = false
  const statuses: number[] = []
  app.addHook('onSend', async (_, reply) => {
    statuses.push(reply.statusCode)
  })
  app.get('/', async (request) => {
    expectWaiting(request)
    const left = once(request.raw.socket, 'close')
    socket.destroy()
    await left
    expectWaiting(request)
    hasGoneOn = true
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await waitFor(() => expect(statuses).toEqual([499]))
  expect({ hasGoneOn, logged }).toEqual({ hasGoneOn: false, logged: [] })
  await app.close()
})
