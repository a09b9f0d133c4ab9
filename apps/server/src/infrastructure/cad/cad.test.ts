import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shapeArticle } from '@normwerk/geometry/shape-article'
import { laySideBySide } from '@normwerk/geometry/solid/lay-side-by-side'
import { type Machining, machiningOf, noOptions, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { type FamilyCode, families } from '@normwerk/parts/families/families'
import { flatArrangements, type HeadFlats } from '@normwerk/parts/machining/head-flats'
import { block, turn } from '@normwerk/parts/shape/contour'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { Solid } from '@normwerk/parts/shape/shape'
import { asStocked, type Values } from '@normwerk/parts/shape/shape-of'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import { trimmingOf } from '@normwerk/parts/trimming/trimming-of'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readStepFile } from '../../testing/read-step-file.ts'
import { type RecordedKernels, recordKernels } from '../../testing/record-kernels.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { type Assembly, type Cad, createCad } from './cad.ts'
import { CadError } from './cad-error.ts'

const day = 24 * 60 * 60 * 1000
let time = new Date('2026-11-21T08:00:00Z')
const clock = { now: () => time }
const folders: string[] = []
const cads: Cad[] = []
let kernels: RecordedKernels

/** Another server of the shop, with its own folder. */
async function open(): Promise<{ cad: Cad; folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'normwerk-cad-'))
  const cad = createCad(folder, clock, (error) => {
    throw error
  })
  folders.push(folder)
  cads.push(cad)
  return { cad, folder }
}

afterAll(async () => {
  for (const cad of cads) cad.stop()
  for (const folder of folders) await rm(folder, { recursive: true })
})
beforeEach(() => {
  kernels = recordKernels()
})
afterEach(() => kernels.stop())

const stockedPin = { diameter: 6, headDiameter: 12, headHeight: 5, headRadius: 0.5 }

function pin(length: number, headFlats: HeadFlats | null = null): Solid {
  return makeSolid('AZ', { ...stockedPin, length }, { headFlats })
}

function makeSolid(code: FamilyCode, values: Values, machining: Partial<Machining> = {}): Solid {
  const solid = shapeArticle(code, values, { ...asStocked, ...machining })
  if (solid === null) throw new Error(`${code} has no shape`)
  return solid
}

const origin = { x: 0, y: 0, z: 0, points: 'along' } as const
const grey = '#b9bec4'
const alone = (name: string, solid: Solid): Assembly => ({
  name: 'Satz',
  parts: [{ name, instance: name, solid, colour: grey, place: origin }],
})
/** Geometry that the kernel cannot turn. */
const broken: Solid = [
  {
    kind: 'turned',
    contour: [
      { x: 0, y: 5 },
      { x: 1e300, y: 5 },
    ],
    bore: [],
    cuts: [],
    flats: null,
    bevel: 0,
  },
]
const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error) => (error instanceof CadError ? error.message : 'another error'),
  )

describe('STEP', () => {
  let cad: Cad
  beforeAll(async () => {
    cad = (await open()).cad
  })

  /** Compares what a CAD system reads of solids in a row with what they should be. */
  async function expectSound(named: readonly { name: string; solid: Solid }[]): Promise<void> {
    const moved = laySideBySide(named.map(({ solid }) => solid))
    const parts = named.map((part, at) => ({
      ...part,
      instance: part.name,
      colour: grey,
      place: { ...origin, y: moved[at] ?? 0 },
    }))
    const read = await readStepFile((await cad.step('somebody', { name: 'Alle', parts })).toString())
    const names = named.map(({ name }) => name)
    expect(read.products).toEqual(['Alle', ...names])
    expect(read.occurrences).toEqual(names)
    expect(read.solids).toHaveLength(named.length)
    read.solids.forEach((found, at) => {
      const solid = parts[at]?.solid ?? pin(1)
      const { x, y, z } = extentOf(solid)
      const shift = moved[at] ?? 0
      expect(found.volume / volumeOf(solid)).toBeCloseTo(1, 6)
      for (const end of [0, 1] as const) {
        expect(found.x[end]).toBeCloseTo(x[end], 4)
        expect(found.y[end]).toBeCloseTo(y[end] + shift, 4)
        expect(found.z[end]).toBeCloseTo(z[end], 4)
      }
    })
  }

  it('has a valid body of every family, with the right size and place', { tags: ['release'] }, async () => {
    await expectSound(
      families.flatMap(({ code }) =>
        realValuesOf(code).map((values, at) => ({ name: `${code}-${at}`, solid: makeSolid(code, values) })),
      ),
    )
  })

  it('has the volume that is left of every family that is cut', { tags: ['release'] }, async () => {
    await expectSound(
      families.flatMap((family) =>
        realValuesOf(family.code).flatMap((values, at) => {
          const sizes = readSizes(family, values)
          const trimming = sizes && trimmingOf(family, sizes)
          if (trimming === null) return []
          const { minLength, maxLength } = trimming
          return [minLength, (minLength + maxLength) / 2].map((changedLength) => ({
            name: `${family.code}-${at}-L${changedLength}`,
            solid: makeSolid(family.code, values, { changedLength }),
          }))
        }),
      ),
    )
  })

  it('has the flats on a head, separate or meeting', async () => {
    const flats = flatArrangements.flatMap((arrangement) =>
      [5, 4].map((distance) => ({ arrangement, distance, angle: 0 })),
    )
    await expectSound(flats.map((one) => ({ name: `${one.arrangement}F${one.distance}`, solid: pin(100, one) })))
  })

  it('has flats that are flush with the shaft and cut the fillet', { tags: ['release'] }, async () => {
    const flush = flatArrangements.map((arrangement) => ({ arrangement, distance: 3, angle: 0 }))
    await expectSound(flush.map((one) => ({ name: one.arrangement, solid: pin(100, one) })))
  })

  it('has the tip, the smaller head and the turned flats of a special pin', async () => {
    const numbers = [
      'TS3',
      'TS7.5',
      'TE0.5',
      'TE2.4',
      'TC60',
      'TC170',
      'TB1',
      'TB45-R1F3A45',
      'HD8.1K2.5-TB15-R2QF4A200',
    ]
    await expectSound(
      numbers.map((name) => {
        const special = machiningOf(parseConfiguredPart(`AZH-6x100-${name}`) ?? noOptions)
        return { name, solid: makeSolid('AZ', { ...stockedPin, length: 100 }, special) }
      }),
    )
  })

  it('has a pocket in a head', async () => {
    const [head] = pin(100)
    const corners = [0, 1, 2, 3, 4, 5].map((at) => (at * Math.PI) / 3)
    const hexagon = corners.map((angle) => ({ y: 3 * Math.cos(angle), z: 3 * Math.sin(angle) }))
    const round = { centre: { y: 0, z: 0 }, radius: 2 }
    await expectSound([
      { name: 'socket', solid: [{ ...head, cuts: [{ loop: hexagon, from: 0, to: 2.5 }] }] },
      { name: 'thread', solid: [{ ...head, cuts: [{ loop: round, from: 90, to: 100 }] }] },
    ])
  })

  it('is in millimetres and contains nothing about the machine', async () => {
    const text = (await cad.step('somebody', alone('AZH-6x100', pin(100)))).toString()
    expect(text).toContain('SI_UNIT(.MILLI.,.METRE.)')
    expect(text).toContain("FILE_NAME('Satz.step','2026-11-21T08:00:00',(''),(''),")
    expect(text).not.toMatch(/part-\d|assembly\b|[^\x20-\x7e\n]/)
  })

  it('has a part that is placed twice only once', async () => {
    const parts = [0, 20, 40].map((y) => ({
      ...{ name: 'AZH-6x100', instance: `pin ${y}`, solid: pin(100), colour: grey },
      place: { ...origin, y },
    }))
    const read = await readStepFile((await cad.step('somebody', { name: 'Drei', parts })).toString())
    expect(read.products).toEqual(['Drei', 'AZH-6x100'])
    expect(read.occurrences).toEqual(['pin 0', 'pin 20', 'pin 40'])
    expect(read.solids.map(({ y: [from, to] }) => (from + to) / 2)).toEqual([0, 20, 40].map((y) => expect.closeTo(y)))
  })

  it('turns a part up or down', async () => {
    const standing = (['up', 'down'] as const).map((points, at) => ({
      ...{ name: 'AZH-6x100', instance: points, solid: pin(100), colour: grey },
      place: { x: 1, y: 2 + 40 * at, z: 3, points },
    }))
    const { solids } = await readStepFile((await cad.step('somebody', { name: 'Zwei', parts: standing })).toString())
    expect(solids.map(({ x, y, z }) => [x, y, z].flat())).toEqual([
      [-5, 7, -4, 8, 3, 103].map((size) => expect.closeTo(size)),
      [-5, 7, 36, 48, -97, 3].map((size) => expect.closeTo(size)),
    ])
  })

  it('bores holes of two widths in a row', async () => {
    const round = (radius: number, z = 0) => ({ centre: { y: 0, z }, radius })
    const cuts = [-30, 0, 30].flatMap((z) => [
      { loop: round(9, z), from: 0, to: 11 },
      { loop: round(5.5, z), from: 11, to: 18.5 },
      { loop: round(8, z), from: 18.5, to: 27 },
    ])
    await expectSound([{ name: 'plate', solid: [{ ...block(0, 27, 60, 100), cuts }] }])
  })

  it('keeps any characters in names', async () => {
    const assembly = { ...alone('AZH-6x100', pin(100)), name: "Düse '7' \\ \n); 日本" }
    const read = await readStepFile((await cad.step('somebody', assembly)).toString())
    expect(read.products[0]).toBe("D\\X2\\00FC\\X0\\se ''7'' \\\\ \\X2\\000A\\X0\\); \\X2\\65E5\\X0\\\\X2\\672C\\X0\\")
    expect(read.solids).toHaveLength(1)
  })

  it('is identical to the byte for the same parts', async () => {
    const other = await open()
    await other.cad.step('somebody', alone('AZH-6x90', pin(90)))
    const files = await Promise.all([cad, other.cad].map((one) => one.step('somebody', alone('AZH-6x80', pin(80)))))
    expect(files[0]).toEqual(files[1])
  })
})

describe('cached files', () => {
  it('are computed again only after they have expired', async () => {
    const { cad, folder } = await open()
    // The folder exists only if there are files.
    await rm(folder, { recursive: true })
    await cad.purgeExpired()
    const file = await cad.step('somebody', alone('AZH-6x100', pin(100)))
    cad.stop()
    expect(await cad.step('somebody', alone('AZH-6x100', pin(100)))).toEqual(file)
    expect(kernels.started).toHaveLength(1)

    const [name = ''] = await readdir(folder)
    await utimes(join(folder, name), time, time)
    time = new Date(time.getTime() + 29 * day)
    await cad.purgeExpired()
    expect(await cad.step('somebody', alone('AZH-6x100', pin(100)))).toEqual(file)
    time = new Date(time.getTime() + 29 * day)
    await cad.purgeExpired()
    expect(await readdir(folder)).toEqual([name])
    time = new Date(time.getTime() + 2 * day)
    await cad.purgeExpired()
    expect(await readdir(folder)).toEqual([])
  })
})

describe('a kernel', () => {
  it('writes no body that differs from its description', async () => {
    const { cad, folder } = await open()
    const bulging = { x: 10, y: 5, arc: -6 }
    const barrel: Solid = [turn([{ x: 0, y: 5 }, bulging])]
    expect(await settled(cad.step('somebody', alone('X', barrel)))).toMatch(/^Error: the body (?:has|reaches)/)
    expect(await readdir(folder)).toEqual([])
  })

  it('that fails costs one file', async () => {
    const { cad, folder } = await open()
    expect(await settled(cad.step('somebody', alone('X', broken)))).toMatch(/^(?:StdFail|Standard)/)
    expect(await settled(cad.step('somebody', alone('AZH-6x100', pin(100))))).toBe('written')
    expect(kernels.started).toHaveLength(2)
    const mesh = (solid: Solid) =>
      settled(cad.mesh('somebody', { ...{ name: 'X', colour: '#b9bec4', seat: 0, dimensions: [] }, solid }))
    expect(await mesh(broken)).toMatch(/^(?:StdFail|Standard)/)
    expect(await mesh(pin(100))).toBe('written')
    expect(kernels.started).toHaveLength(3)
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('that is killed costs one file', async () => {
    const { cad } = await open()
    const lost = settled(cad.step('somebody', alone('AZH-6x100', pin(100))))
    await waitFor(() => expect(kernels.started).toHaveLength(1))
    kernels.started[0]?.kill('SIGKILL')
    expect(await lost).toBe('the kernel ended with SIGKILL')
    expect(await settled(cad.step('somebody', alone('AZH-6x100', pin(100))))).toBe('written')
  })

  it('that died with nothing to do costs no file', { tags: ['release'] }, async () => {
    const { cad } = await open()
    await cad.step('somebody', alone('AZH-6x100', pin(100)))
    const [kernel] = kernels.started
    const ended = kernel && once(kernel, 'exit')
    kernel?.kill('SIGKILL')
    await ended
    expect(await settled(cad.step('somebody', alone('AZH-6x90', pin(90))))).toBe('written')
  })

  it('that hangs is ended after a while', { tags: ['release'] }, async () => {
    const { cad } = await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost = settled(cad.step('somebody', alone('AZH-6x100', pin(100))))
    while (kernels.started.length === 0) await new Promise(setImmediate)
    kernels.started[0]?.kill('SIGSTOP')
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    expect(await lost).toBe('the kernel took too long')
    expect(await settled(cad.step('somebody', alone('AZH-6x90', pin(90))))).toBe('written')
  })

  it('is one of two at most, and only so many wait for them', { tags: ['release'] }, async () => {
    const { cad } = await open()
    const ask = (owner: string, at: number) => settled(cad.step(owner, alone(`AZH-6x${at}`, pin(50 + at))))
    const flood = Array.from({ length: 22 }, (_, at) => ask('somebody', at))
    const others = [22, 23, 24].map((at) => ask(`buyer ${at}`, at))
    expect(await Promise.all(others)).toEqual(['written', 'written', 'written'])
    const outcomes = await Promise.all(flood)
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(21)
    expect(outcomes).toContain('too many files at once')
    expect(kernels.started).toHaveLength(2)
  })

  it('does simultaneous requests for the same file once', async () => {
    const { cad } = await open()
    const [first, second] = await Promise.all(['a', 'b'].map((owner) => cad.step(owner, alone('X', pin(100)))))
    expect(first).toEqual(second)
    expect(kernels.started).toHaveLength(1)
  })

  it('is not asked again for a minute for a file that has failed', async () => {
    const { cad } = await open()
    const fails = () => cad.step('somebody', alone('X', broken))
    await expect(fails()).rejects.toMatchObject({ failure: 'failed' })
    await expect(fails()).rejects.toMatchObject({ failure: 'failed' })
    expect(kernels.started).toHaveLength(1)
    time = new Date(time.getTime() + 60_000)
    await expect(fails()).rejects.toMatchObject({ failure: 'failed' })
    expect(kernels.started).toHaveLength(2)
  })

  it('ends with the shop', async () => {
    const { cad } = await open()
    await cad.step('somebody', alone('AZH-6x100', pin(100)))
    const [kernel] = kernels.started
    const ended = kernel && once(kernel, 'exit')
    cad.stop()
    await ended
    expect(await settled(cad.step('somebody', alone('AZH-6x90', pin(90))))).toBe('the shop is closing')
  })
})
