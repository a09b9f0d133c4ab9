import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A request that is being sent when the server stops arrives within this time. */
const headTime = 1000
const requestTime = 8000

/**
 * Returns a function that closes a server: connections without a request at once or, if a request has begun to arrive,
 * after a second; those with a running request once it is answered, or after 8 s. That function rejects if a whole request
 * was not answered.
 */
export function prepareClosing(app: FastifyInstance): () => Promise<void> {
  const open = trackRequests(app.server)
  const destroy = (mayDestroy: (socket: Socket, requests: ReadonlySet<IncomingMessage>) => boolean) => {
    for (const [socket, requests] of open) if (mayDestroy(socket, requests)) socket.destroy()
  }
  return async () => {
    let unanswered = 0
    const giveUp = () => {
      unanswered = [...open.values()].flatMap((requests) => [...requests]).filter(({ complete }) => complete).length
      destroy(() => true)
    }
    destroy(({ bytesRead }) => bytesRead === 0)
    const timers = [
      setTimeout(() => destroy((_socket, requests) => requests.size === 0), headTime),
      setTimeout(giveUp, requestTime),
    ]
    await app.close()
    for (const timer of timers) clearTimeout(timer)
    if (unanswered > 0) throw new Error(`${unanswered} requests were not answered within ${requestTime / 1000} s`)
  }
}

/** Returns the open connections with their unanswered requests. */
function trackRequests(server: Server): ReadonlyMap<Socket, ReadonlySet<IncomingMessage>> {
  const open = new Map<Socket, Set<IncomingMessage>>()
  server.on('connection', (socket) => {
    open.set(socket, new Set())
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', (request, response) => {
    const requests = open.get(request.socket)
    requests?.add(request)
    response.on('close', () => requests?.delete(request))
  })
  return open
}
