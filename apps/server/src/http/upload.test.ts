import { connect } from 'node:net'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { waitFor } from '../testing/wait-for.ts'
import { answerErrors } from './problem.ts'
import { acceptUploads, readUpload } from './upload.ts'

test('the form of a client that disconnected while its call waited is not waited for', async () => {
  const app = fastify()
  answerErrors(app)
  await acceptUploads(app)
  const statuses: number[] = []
  app.addHook('onSend', async (_, reply) => {
    statuses.push(reply.statusCode)
  })
  app.post('/', async (request) => {
    // Not `once` of Node, which rejects when the socket reports the end within the body as its error.
    const left = new Promise((resolve) => request.raw.socket.once('close', resolve))
    socket.destroy()
    await left
    await readUpload(request)
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  const head = ['POST / HTTP/1.1', 'host: x', 'content-type: multipart/form-data; boundary=x', 'content-length: 1000']
  socket.write(`${head.join('\r\n')}\r\n\r\n--x`)
  await waitFor(() => expect(statuses).toEqual([499]))
  await app.close()
})

test('a file of 10 MB is read, and one byte more is rejected', async () => {
  const app = fastify()
  await app.register(cookie)
  answerErrors(app)
  await acceptUploads(app)
  app.post('/', async (request) => ({ bytes: (await readUpload(request)).content.length }))
  const send = (bytes: number) =>
    app.inject({
      method: 'POST',
      url: '/',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'),
        Buffer.alloc(bytes, 'a'),
        Buffer.from('\r\n--x--\r\n'),
      ]),
    })
  const maxBytes = 10 * 1024 * 1024
  expect((await send(maxBytes)).json()).toEqual({ bytes: maxBytes })
  const rejected = await send(maxBytes + 1)
  expect([rejected.statusCode, rejected.json().code]).toEqual([413, 'fileTooLarge'])
  await app.close()
})
