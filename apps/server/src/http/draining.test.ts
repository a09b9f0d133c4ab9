import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startApp } from '../testing/start-app.ts'

it('a request that is being sent when the server stops is answered, and its connection closes', async () => {
  const shop = await startApp()
  const address = await shop.app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /api/language HTTP/1.1\r\nHost: x\r\n')
  await wait(100)
  const stopped = shop.stop()
  await wait(100)
  socket.write('\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 200 OK/)
  expect(answer).toMatch(/connection: close/i)
  await stopped
})
