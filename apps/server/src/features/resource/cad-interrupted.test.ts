import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { aCompany, aUser } from '../../testing/builders.ts'
import { denyMemory, freeze } from '../../testing/cad/control-kernel.ts'
import { type RecordedKernels, recordKernels } from '../../testing/cad/record-kernels.ts'
import { startApp, type TestApp } from '../../testing/start-app.ts'
import type { Visitor } from '../../testing/visitor.ts'
import { waitFor } from '../../testing/wait-for.ts'

let shop: TestApp
let port: number
let kernels: RecordedKernels

beforeAll(async () => {
  shop = await startApp()
  port = Number(new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 })).port)
  kernels = recordKernels()
  // Before the first kernel, another process tries what the system allows.
  const buyer = await aBuyer()
  await download(buyer, await partOf(buyer, 100))
})
afterAll(async () => {
  kernels.stop()
  await shop.stop()
})

async function aBuyer(): Promise<Visitor> {
  return shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
}

const partOf = async (_: Visitor, length: number) => `/api/resources/cad/AZH-3.2x160-L${length}.step`

async function assemblyOf(buyer: Visitor, length: number): Promise<string> {
  const { cartPositions } = await buyer.call(configuratorEndpoints.add, {
    articles: [{ articleNo: 'AZH-3.2x160', changedLength: length }, { articleNo: 'AZH-6x200' }],
    configurationName: 'Satz',
    easyKatConfig: {},
  })
  return `/api/cart/configurator/step/${cartPositions.at(-1)?.groupId}`
}

const download = (buyer: Visitor, path: string) => buyer.send('GET', path)

/** A download over a connection of its own. */
interface Opened {
  socket: Socket
  cut(): Promise<void>
}

async function open({ cookies }: Visitor, path: string): Promise<Opened> {
  const arrived: Promise<IncomingMessage[]> = once(shop.app.server, 'request')
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`)
  const [request] = await arrived
  return {
    socket,
    async cut() {
      const left = new Promise((resolve) => request?.socket.once('close', resolve))
      socket.destroy()
      await left
    },
  }
}

/** Ends the kernels of earlier tests, so that the next file starts one. */
async function endKernels(): Promise<void> {
  for (const kernel of kernels.started) {
    if (kernel.exitCode !== null || kernel.signalCode !== null) continue
    const ended = once(kernel, 'exit')
    kernel.kill('SIGKILL')
    await ended
  }
}

function lastKernel(): ChildProcess {
  const kernel = kernels.started.at(-1)
  if (kernel === undefined) throw new Error('no kernel has started')
  return kernel
}

async function expectNothingLeft(): Promise<void> {
  const { pool } = shop.dependencies
  await waitFor(async () => {
    const connections = await new Promise((resolve) => shop.app.server.getConnections((_, count) => resolve(count)))
    expect([connections, pool.totalCount - pool.idleCount]).toEqual([0, 0])
  })
}

describe.each([
  ['a part', partOf],
  ['an assembly', assemblyOf],
])('the download of %s', { tags: ['release'] }, (_, pathOf) => {
  it('costs nothing but the file in work if its client leaves while the kernel works', async () => {
    const [leaver, other] = [await aBuyer(), await aBuyer()]
    // A person may have two such calls at a time.
    const [first, second, third, fourth] = [
      await pathOf(leaver, 101),
      await pathOf(leaver, 102),
      await pathOf(leaver, 103),
      await pathOf(leaver, 104),
    ]
    const ofOther = await pathOf(other, 105)
    await endKernels()
    const before = kernels.started.length
    const written = kernels.countFiles()
    const opened = [await open(leaver, first)]
    await waitFor(() => expect(kernels.started.length).toBe(before + 1))
    const goOn = await freeze(lastKernel())
    opened.push(await open(leaver, second))
    for (const { cut } of opened) await cut()
    expect((await download(other, ofOther)).status).toBe(200)
    goOn()
    const later = await Promise.all([download(leaver, third), download(leaver, fourth)])
    expect(later.map(({ status }) => status)).toEqual([200, 200])
    expect(kernels.started.length).toBe(before + 2)
    // That of the other one, the first, the third and the fourth; the second one only waited.
    expect(kernels.countFiles() - written).toBe(4)
    await expectNothingLeft()
  })

  it('costs nothing if its client leaves while the file is sent', async () => {
    const leaver = await aBuyer()
    for (const length of [111, 112, 113]) {
      const { socket, cut } = await open(leaver, await pathOf(leaver, length))
      await once(socket, 'data')
      await cut()
    }
    expect((await download(leaver, await pathOf(leaver, 114))).status).toBe(200)
    await expectNothingLeft()
  })

  it('fails clearly if the kernel runs out of memory, and the next one does not', async () => {
    const buyer = await aBuyer()
    await endKernels()
    await download(buyer, await pathOf(buyer, 121))
    const before = kernels.started.length
    denyMemory(lastKernel())
    // What the kernel has may do for many files.
    let tenths = 1210
    const next = async () => download(buyer, await pathOf(buyer, ++tenths / 10))
    let lost = await next()
    while (lost.status === 200 && tenths < 1590) lost = await next()
    expect([lost.status, lost.headers['content-type']]).toEqual([503, expect.stringContaining('json')])
    expect(JSON.parse(lost.text).code).toBe('temporarilyUnavailable')
    expect((await next()).status).toBe(200)
    expect(kernels.started.length).toBe(before + 1)
  })
})
