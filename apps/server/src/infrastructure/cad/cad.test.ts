import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { laySideBySide } from '@normwerk/geometry/solid/lay-side-by-side'
import { machiningOf, noOptions, parseConfiguredPart } from '@normwerk/parts/configured-part'
import { readSizes } from '@normwerk/parts/families/article-sizes'
import { families } from '@normwerk/parts/families/families'
import { flatArrangements } from '@normwerk/parts/machining/head-flats'
import { block } from '@normwerk/parts/shape/contour'
import { extentOf } from '@normwerk/parts/shape/extent-of'
import type { Solid } from '@normwerk/parts/shape/shape'
import { volumeOf } from '@normwerk/parts/shape/volume-of'
import { realValuesOf } from '@normwerk/parts/testing/real-values'
import { trimmingOf } from '@normwerk/parts/trimming/trimming-of'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createCads } from '../../testing/cad/cads.ts'
import { readStepFile } from '../../testing/cad/read-step-file.ts'
import { recordKernels } from '../../testing/cad/record-kernels.ts'
import { alone, grey, makePin, makeSolid, origin } from '../../testing/cad/solids.ts'
import type { Cad } from './cad.ts'

const day = 24 * 60 * 60 * 1000
let time = new Date('2026-11-21T08:00:00Z')
const cads = createCads({ now: () => time })
afterAll(cads.stop)

describe('STEP', () => {
  let cad: Cad
  beforeAll(async () => {
    cad = (await cads.open()).cad
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
      const solid = parts[at]?.solid ?? makePin(1)
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

  it('has the flats on a head, separate or meeting', { tags: ['release'] }, async () => {
    const flats = flatArrangements.flatMap((arrangement) =>
      [5, 4].map((distance) => ({ arrangement, distance, angle: 0 })),
    )
    await expectSound(
      flats.map((one) => ({ name: `${one.arrangement}F${one.distance}`, solid: makePin(100, { headFlats: one }) })),
    )
  })

  it('has flats that are flush with the shaft and cut the fillet', { tags: ['release'] }, async () => {
    const flush = flatArrangements.map((arrangement) => ({ arrangement, distance: 3, angle: 0 }))
    await expectSound(flush.map((one) => ({ name: one.arrangement, solid: makePin(100, { headFlats: one }) })))
  })

  it('has the tip, the smaller head and the turned flats of a special pin', { tags: ['release'] }, async () => {
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
      'TPX2Y0X2Y3X0Y3X0Y6',
      'TPX3Y0X0Y3R3X3Y6R3',
      'TPX1Y0X0Y1R1X0Y2X0Y4Q1X3Y6-R1F3A90',
    ]
    await expectSound(
      numbers.map((name) => {
        const special = machiningOf(parseConfiguredPart(`AZH-6x100-${name}`) ?? noOptions)
        return { name, solid: makePin(100, special) }
      }),
    )
  })

  it('has a pocket in a head', { tags: ['release'] }, async () => {
    const [head] = makePin(100)
    const corners = [0, 1, 2, 3, 4, 5].map((at) => (at * Math.PI) / 3)
    const hexagon = corners.map((angle) => ({ y: 3 * Math.cos(angle), z: 3 * Math.sin(angle) }))
    const round = { centre: { y: 0, z: 0 }, radius: 2 }
    await expectSound([
      { name: 'socket', solid: [{ ...head, cuts: [{ loop: hexagon, from: 0, to: 2.5 }] }] },
      { name: 'thread', solid: [{ ...head, cuts: [{ loop: round, from: 90, to: 100 }] }] },
    ])
  })

  it('is in millimetres and contains nothing about the machine', async () => {
    const text = (await cad.step('somebody', alone('AZH-6x100', makePin(100)))).toString()
    expect(text).toContain('SI_UNIT(.MILLI.,.METRE.)')
    expect(text).toContain("FILE_NAME('Satz.step','2026-11-21T08:00:00',(''),(''),")
    expect(text).not.toMatch(/part-\d|assembly\b|[^\x20-\x7e\n]/)
  })

  it('has a part that is placed twice only once', async () => {
    const parts = [0, 20, 40].map((y) => ({
      ...{ name: 'AZH-6x100', instance: `pin ${y}`, solid: makePin(100), colour: grey },
      place: { ...origin, y },
    }))
    const read = await readStepFile((await cad.step('somebody', { name: 'Drei', parts })).toString())
    expect(read.products).toEqual(['Drei', 'AZH-6x100'])
    expect(read.occurrences).toEqual(['pin 0', 'pin 20', 'pin 40'])
    expect(read.solids.map(({ y: [from, to] }) => (from + to) / 2)).toEqual([0, 20, 40].map((y) => expect.closeTo(y)))
  })

  it('turns a part up or down', async () => {
    const standing = (['up', 'down'] as const).map((points, at) => ({
      ...{ name: 'AZH-6x100', instance: points, solid: makePin(100), colour: grey },
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
    const assembly = { ...alone('AZH-6x100', makePin(100)), name: "Düse '7' \\ \n); 日本" }
    const read = await readStepFile((await cad.step('somebody', assembly)).toString())
    expect(read.products[0]).toBe("D\\X2\\00FC\\X0\\se ''7'' \\\\ \\X2\\000A\\X0\\); \\X2\\65E5\\X0\\\\X2\\672C\\X0\\")
    expect(read.solids).toHaveLength(1)
  })

  it('is identical to the byte for the same parts', { tags: ['release'] }, async () => {
    const other = await cads.open()
    await other.cad.step('somebody', alone('AZH-6x90', makePin(90)))
    const files = await Promise.all([cad, other.cad].map((one) => one.step('somebody', alone('AZH-6x80', makePin(80)))))
    expect(files[0]).toEqual(files[1])
  })
})

describe('cached files', () => {
  it('are computed again only after they have expired', { tags: ['release'] }, async () => {
    const kernels = recordKernels()
    onTestFinished(kernels.stop)
    const { cad, folder } = await cads.open()
    // The folder exists only if there are files.
    await rm(folder, { recursive: true })
    await cad.purgeExpired()
    const file = await cad.step('somebody', alone('AZH-6x100', makePin(100)))
    cad.stop()
    expect(await cad.step('somebody', alone('AZH-6x100', makePin(100)))).toEqual(file)
    expect(kernels.started).toHaveLength(1)

    const [name = ''] = await readdir(folder)
    await utimes(join(folder, name), time, time)
    time = new Date(time.getTime() + 29 * day)
    await cad.purgeExpired()
    expect(await cad.step('somebody', alone('AZH-6x100', makePin(100)))).toEqual(file)
    time = new Date(time.getTime() + 29 * day)
    await cad.purgeExpired()
    expect(await readdir(folder)).toEqual([name])
    time = new Date(time.getTime() + 2 * day)
    await cad.purgeExpired()
    expect(await readdir(folder)).toEqual([])
  })
})
