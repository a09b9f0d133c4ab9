import { Agent, request } from 'node:http'
import autocannon from 'autocannon'
import type { Ratio } from './measure.ts'

const seconds = 4
const connections = 8

export interface Call {
  method?: 'GET' | 'POST' | 'PUT'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

export interface Load {
  requestsPerSecond: number
  p95: number
}

/**
 * Sends the calls one after the other over a few connections. Throws if an answer is an error, because the figure would
 * be wrong.
 */
export async function load(address: string, calls: readonly Call[]): Promise<Load> {
  const run = async (duration: number) =>
    autocannon({
      url: address,
      connections,
      duration,
      requests: calls.map(({ method = 'GET', path, headers = {}, body }) => ({
        method,
        path,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })),
    })
  await run(1)
  const result = await run(seconds)
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx + result.errors} calls to ${address} failed`)
  return { requestsPerSecond: result.requests.average, p95: result.latency.p97_5 }
}

/** Compares the requests per second of the shop with those of the bare baseline. */
export function compareLoads(what: string, ours: Load, bare: Load, bar: number): Ratio {
  return {
    what,
    ours: `${ours.requestsPerSecond.toFixed(0)} requests/s`,
    baseline: `bare ${bare.requestsPerSecond.toFixed(0)} requests/s`,
    ratio: bare.requestsPerSecond / ours.requestsPerSecond,
    bar,
  }
}

/** Returns the milliseconds of each of `count` calls, with one call at a time on each connection. */
export async function timeCalls(
  address: string,
  calls: readonly Call[],
  { connections, count }: { connections: number; count: number },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let next = 0
  const callOn = async () => {
    for (let place = next++; place < count; place = next++) {
      const call = calls[place % calls.length]
      if (call === undefined) return
      const start = performance.now()
      await callOnce(address, call, agent)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, callOn))
  agent.destroy()
  return times
}

/** Sends one call, and returns the body of its answer. Throws if that is an error. */
export function callOnce(
  address: string,
  { method = 'GET', path, headers, body }: Call,
  agent: Agent,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, address), { method, agent, ...(headers === undefined ? {} : { headers }) })
    sent.on('error', reject)
    sent.on('response', (answer) => {
      let answered = ''
      answer.setEncoding('utf8').on('data', (part) => {
        answered += part
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(answered) : reject(new Error(`${path}: ${answer.statusCode} ${answered}`)),
      )
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}
