import { once } from 'node:events'
import { connect } from 'node:net'
import { configuratorEndpoints } from '@normwerk/contract/configurator'
import type { Output } from '@normwerk/contract/endpoint'
import type { MouldPart, mouldEndpoints } from '@normwerk/contract/parts-list/mould'
import { formatStep, tilted, usual, wrapRecords } from '@normwerk/geometry/testing/format-step'
import { usualSettings } from '@normwerk/parts/mould-base/usual-settings'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { csrfHeader } from '../../../http/session/cookies.ts'
import { findConfinement } from '../../../infrastructure/confinement/confine.ts'
import { aCompany, aUser } from '../../../testing/builders.ts'
import { addMouldBase } from '../../../testing/cad/add-mould-base.ts'
import { downloadAssembly } from '../../../testing/cad/download-assembly.ts'
import { recordKernels } from '../../../testing/cad/record-kernels.ts'
import { shareApp, type TestApp } from '../../../testing/start-app.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { waitFor } from '../../../testing/wait-for.ts'

let shop: TestApp
let buyer: Visitor

beforeAll(async () => {
  shop = await shareApp()
  buyer = await shop.signedIn(await aUser(shop.dependencies, await aCompany(shop.dependencies)))
})

async function drop(content: string | Buffer): Promise<MouldPart[]> {
  const { status, text } = await buyer.upload('/api/cart/import/mould', { name: 'mould.stp', content })
  if (status !== 200) throw new Error(`${status}: ${text}`)
  const answer: Output<typeof mouldEndpoints.read> = JSON.parse(text)
  return answer.parts
}

const numbersOf = (parts: readonly MouldPart[]) =>
  parts.flatMap(({ quantity, found }) => (found === null ? [] : [[found.named ?? '', quantity] as const]))

test.for([
  { format: { width: 156, length: 196 }, at: { x: 20, y: 30 } },
  { format: { width: 246, length: 296 }, at: { x: 25, y: 40 } },
  { format: { width: 346, length: 396 }, at: { x: 40, y: 60 } },
  { format: { width: 446, length: 496 }, at: { x: 60, y: 80 } },
])(
  'a mould base of ours is recognised with all its parts: $format.width × $format.length',
  {
    tags: ['release'],
  },
  async ({ format, at: { x, y } }) => {
    const { groupId, base } = await addMouldBase(buyer, {
      ...usualSettings(format),
      pins: [
        { x, y, diameter: 6, material: 'H', height: 0 },
        { x: -x, y, diameter: 6, material: 'H', height: 0 },
        { x: 0, y: -y, diameter: 3, material: 'H', height: -4.25 },
      ],
    })
    expect(base.errors).toEqual([])
    const parts = await drop(await downloadAssembly(buyer, groupId))
    const numbers = new Map(numbersOf(parts))
    for (const { articleNo, changedLength, quantity, role } of base.bill) {
      if (articleNo === null || role === 'eyeBolt' || role === 'boring') continue
      const number = changedLength === null ? articleNo : `${articleNo}-L${changedLength}-T100`
      expect(numbers.get(number) ?? 0, role).toBeGreaterThanOrEqual(quantity)
    }
    expect(parts.filter(({ found }) => found?.isSure !== true)).toEqual([])
  },
)

test('special pins of ours are recognised with their machining', { tags: ['release'] }, async () => {
  const special = [
    ...['AZH-6x160-HD10', 'AZH-6x160-L147.25-T100-HK3-TS3.5', 'AZH-8x100-TC90', 'AZH-8x100-TB15', 'AZH-10x200-TE1'],
    ...['AZH-5x100-R1F3-HD9', 'ASH-5x8x100x50-TS2.5'],
  ]
  const cart = await buyer.call(configuratorEndpoints.add, {
    articles: special.map((articleNo) => ({ articleNo, quantity: 1 })),
    easyKatConfig: { configurator: 'other' },
    configurationName: 'Sonderstifte',
  })
  const assembly = await downloadAssembly(buyer, cart.cartPositions.at(-1)?.groupId)
  expect(new Map(numbersOf(await drop(assembly)))).toEqual(new Map(special.map((number) => [number, 1])))
})

/** Pins of 6 mm with a head. */
const pins = (name: string, count: number, length = 147.25) => ({
  name,
  outline: [
    [0, 6],
    [5, 6],
    [5, 3],
    [length, 3],
  ] as const,
  places: Array.from({ length: count }, (_, at) => tilted(at)),
})
const headed = (radius: number, height: number) =>
  [
    [0, radius],
    [height, radius],
    [height, 3],
    [147.25, 3],
  ] as const
const plank = { ...pins('Column', 1), outline: [[0, 20] as const, [90, 20] as const] }

describe('a mould of another CAD system', () => {
  it('is answered with our parts in every material, and with the size of the others', async () => {
    const [pin, other, further] = await drop(formatStep([plank, pins('PIN', 4)], { ...usual, unit: 'inch' }))
    expect(further).toBeUndefined()
    expect(pin).toMatchObject({ row: 1, quantity: 4, name: 'PIN', size: [12, 147.25] })
    expect(pin?.found).toMatchObject({ named: null, isSure: true, differences: [] })
    expect(pin?.found?.choices.map(({ articleNo }) => articleNo)).toEqual(
      expect.arrayContaining(['AZH-6x160-L147.25', 'AZN-6x160-L147.25', 'KSH-6x160-L147.25']),
    )
    expect(pin?.pictures[0]?.places).toHaveLength(4)
    expect(other).toMatchObject({ row: 2, quantity: 1, name: 'Column', size: [40, 90], found: null })
  })

  it('offers a pin with a smaller head as one that is ground, and leaves the choice to the buyer', async () => {
    const lower = { ...pins('PIN', 2), outline: headed(5, 3) }
    const [pin] = await drop(formatStep([lower], usual))
    expect(pin?.found).toMatchObject({ isSure: false, differences: ['smallerHead'] })
    expect(pin?.found?.choices[0]?.articleNo).toBe('AZH-6x160-L147.25-HD10K3')
  })

  it('lists a pin with a head of another maker with its size', { tags: ['release'] }, async () => {
    const wider = { ...pins('PIN', 2), outline: headed(8, 3) }
    expect(await drop(formatStep([wider], usual))).toMatchObject([{ quantity: 2, size: [16, 147.25], found: null }])
  })

  it('takes the material from a name that fits the shape, and only then', { tags: ['release'] }, async () => {
    const named = pins('AZN-6x160-L147.25-T50', 1)
    const wrong = pins('AZN-8x160', 2, 120)
    const parts = await drop(formatStep([named, wrong], usual))
    expect(parts.map(({ quantity, found }) => [quantity, found?.named])).toEqual([
      [2, null],
      [1, 'AZN-6x160-L147.25-T50'],
    ])
  })
})

/** Forty assemblies, each ten times in the one before: 10⁴⁰ parts in a few records. */
const bomb = Array.from({ length: 41 }, (_, at) => [
  "PRODUCT('','','',())",
  `PRODUCT_DEFINITION_FORMATION('','',#${13 * at + 1})`,
  `PRODUCT_DEFINITION('','',#${13 * at + 2},$)`,
  ...(at === 40
    ? []
    : Array.from({ length: 10 }, () => `NEXT_ASSEMBLY_USAGE_OCCURRENCE('','','',#${13 * at + 3},#${13 * at + 16},$)`)),
]).flat()

describe('a file that is no mould', () => {
  const whole = formatStep([pins('PIN', 1)], usual)

  const rejects = async (code: string, content: string) => {
    const { status, text } = await buyer.upload('/api/cart/import/mould', { name: 'mould.stp', content })
    expect([status, JSON.parse(text).code]).toEqual([422, code])
  }
  it.each([
    ['noStepFile', 'Pos;Menge'],
    ['stepFileBroken', whole.slice(0, whole.length / 2)],
    ['stepTooComplex', wrapRecords(bomb)],
  ])('is rejected as %s', rejects)
  it.each([
    ['noStepFile', ''],
    ['stepFileBroken', whole.slice(0, -40)],
    ['stepOfOtherSchema', whole.replace('AUTOMOTIVE_DESIGN', 'IFC4')],
    ['stepWithoutBodies', wrapRecords([])],
  ])('is rejected as %s', { tags: ['release'] }, rejects)

  it('is rejected without a file in the form, and as no form', async () => {
    const { status } = await buyer.send('POST', '/api/cart/import/mould', {})
    expect(status).toBe(415)
  })

  it('is rejected with a million faces', { tags: ['release'] }, async () => {
    const content = wrapRecords(Array<string>(1_000_000).fill("ADVANCED_FACE('',(#2),#3,.T.)"))
    const { status, text } = await buyer.upload('/api/cart/import/mould', { name: 'mould.stp', content })
    expect([status, JSON.parse(text).code]).toEqual([422, 'stepTooComplex'])
  })

  it('is rejected above 50 MB', { tags: ['release'] }, async () => {
    const content = Buffer.alloc(50 * 1024 * 1024 + 1, ' ')
    const { status, text } = await buyer.upload('/api/cart/import/mould', { name: 'mould.stp', content })
    expect([status, JSON.parse(text).code]).toEqual([413, 'fileTooLarge'])
  })
})

test('a client that leaves in the middle ends the process that reads, which alone has the file', async () => {
  await findConfinement()
  const { port } = new URL(await shop.app.listen({ host: '127.0.0.1', port: 0 }))
  const children = recordKernels()
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(await halfOfAForm())
  await waitFor(() => expect(children.started).toHaveLength(1))
  children.stop()
  const [child] = children.started
  const ended = child && once(child, 'exit')
  socket.destroy()
  await ended
  expect(child?.signalCode).toBe('SIGKILL')
  expect(await drop(formatStep([pins('PIN', 4)], usual))).toHaveLength(1)
})

/** Returns the begin of a call that sends a mould of 10 MB. */
async function halfOfAForm(): Promise<string> {
  await buyer.send('GET', '/api/language')
  const token = [...buyer.cookies].find(([name]) => name.endsWith('XSRF-TOKEN'))?.[1] ?? ''
  const head = [
    'POST /api/cart/import/mould HTTP/1.1',
    'Host: 127.0.0.1',
    `Cookie: ${[...buyer.cookies].map((cookie) => cookie.join('=')).join('; ')}`,
    `${csrfHeader}: ${token}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 10000000',
  ]
  const field = '--x\r\nContent-Disposition: form-data; name="file"; filename="mould.stp"\r\n\r\nISO-10303-21;\n'
  return `${head.join('\r\n')}\r\n\r\n${field}`
}
