import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { turn } from '@normwerk/parts/shape/contour'
import type { Solid } from '@normwerk/parts/shape/shape'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCads } from '../../testing/cad/cads.ts'
import { type RecordedKernels, recordKernels } from '../../testing/cad/record-kernels.ts'
import { alone, grey, makePin } from '../../testing/cad/solids.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { CadError } from './cad-error.ts'

let time = new Date('2026-11-21T08:00:00Z')
const cads = createCads({ now: () => time })
afterAll(cads.stop)

let kernels: RecordedKernels
beforeEach(() => {
  kernels = recordKernels()
})
afterEach(() => kernels.stop())

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
    face: [],
  },
]

const settled = (work: Promise<unknown>) =>
  work.then(
    () => 'written',
    (error) => (error instanceof CadError ? error.message : 'another error'),
  )

describe('a kernel', () => {
  it('writes no body that differs from its description', async () => {
    const { cad, folder } = await cads.open()
    const bulging = { x: 10, y: 5, arc: -6 }
    const barrel: Solid = [turn([{ x: 0, y: 5 }, bulging])]
    expect(await settled(cad.step('somebody', alone('X', barrel)))).toMatch(/^Error: the body (?:has|reaches)/)
    expect(await readdir(folder)).toEqual([])
  })

  it('that fails costs one file', { tags: ['release'] }, async () => {
    const { cad, folder } = await cads.open()
    expect(await settled(cad.step('somebody', alone('X', broken)))).toMatch(/^(?:StdFail|Standard)/)
    expect(await settled(cad.step('somebody', alone('AZH-6x100', makePin(100))))).toBe('written')
    expect(kernels.started).toHaveLength(2)
    const mesh = (solid: Solid) =>
      settled(cad.mesh('somebody', { ...{ name: 'X', colour: grey, seat: 0, dimensions: [] }, solid }))
    expect(await mesh(broken)).toMatch(/^(?:StdFail|Standard)/)
    expect(await mesh(makePin(100))).toBe('written')
    expect(kernels.started).toHaveLength(3)
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('that is killed costs one file', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    const lost = settled(cad.step('somebody', alone('AZH-6x100', makePin(100))))
    await waitFor(() => expect(kernels.started).toHaveLength(1))
    kernels.started[0]?.kill('SIGKILL')
    expect(await lost).toBe('the kernel ended with SIGKILL')
    expect(await settled(cad.step('somebody', alone('AZH-6x100', makePin(100))))).toBe('written')
  })

  it('that died with nothing to do costs no file', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    await cad.step('somebody', alone('AZH-6x100', makePin(100)))
    const [kernel] = kernels.started
    const ended = kernel && once(kernel, 'exit')
    kernel?.kill('SIGKILL')
    await ended
    expect(await settled(cad.step('somebody', alone('AZH-6x90', makePin(90))))).toBe('written')
  })

  it('that hangs is ended after a while', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost = settled(cad.step('somebody', alone('AZH-6x100', makePin(100))))
    while (kernels.started.length === 0) await new Promise(setImmediate)
    kernels.started[0]?.kill('SIGSTOP')
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    expect(await lost).toBe('the kernel took too long')
    expect(await settled(cad.step('somebody', alone('AZH-6x90', makePin(90))))).toBe('written')
  })

  it('is one of two at most, and only so many wait for them', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    const ask = (owner: string, at: number) => settled(cad.step(owner, alone(`AZH-6x${at}`, makePin(50 + at))))
    const flood = Array.from({ length: 22 }, (_, at) => ask('somebody', at))
    const others = [22, 23, 24].map((at) => ask(`buyer ${at}`, at))
    expect(await Promise.all(others)).toEqual(['written', 'written', 'written'])
    const outcomes = await Promise.all(flood)
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(21)
    expect(outcomes).toContain('too many files at once')
    expect(kernels.started).toHaveLength(2)
  })

  it('does simultaneous requests for the same file once', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    const [first, second] = await Promise.all(['a', 'b'].map((owner) => cad.step(owner, alone('X', makePin(100)))))
    expect(first).toEqual(second)
    expect(kernels.started).toHaveLength(1)
  })

  it('does not compute a file that waits if all who asked for it have left', async () => {
    const { cad, folder } = await cads.open()
    const ask = (length: number, signal?: AbortSignal) =>
      cad.step('somebody', alone(`AZH-6x${length}`, makePin(length)), signal)
    const [leaving, staying] = [new AbortController(), new AbortController()]
    const left = new Error('left')
    const begun = ask(100)
    // Requests that are made together may reach the queue in any order.
    while (kernels.started.length === 0) await new Promise(setImmediate)
    kernels.started[0]?.kill('SIGSTOP')
    const waiting = ask(90, leaving.signal)
    const alsoWaiting = ask(80, leaving.signal)
    const shared = ask(80, staying.signal)
    leaving.abort(left)
    await expect(waiting).rejects.toBe(left)
    await expect(alsoWaiting).rejects.toBe(left)
    kernels.started[0]?.kill('SIGCONT')
    await Promise.all([begun, shared])
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('is not asked again for a minute for a file that has failed', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    const fails = () => cad.step('somebody', alone('X', broken))
    await expect(fails()).rejects.toMatchObject({ failure: 'failed' })
    await expect(fails()).rejects.toMatchObject({ failure: 'failed' })
    expect(kernels.started).toHaveLength(1)
    time = new Date(time.getTime() + 60_000)
    await expect(fails()).rejects.toMatchObject({ failure: 'failed' })
    expect(kernels.started).toHaveLength(2)
  })

  it('ends with the shop', { tags: ['release'] }, async () => {
    const { cad } = await cads.open()
    await cad.step('somebody', alone('AZH-6x100', makePin(100)))
    const [kernel] = kernels.started
    const ended = kernel && once(kernel, 'exit')
    cad.stop()
    await ended
    expect(await settled(cad.step('somebody', alone('AZH-6x90', makePin(90))))).toBe('the shop is closing')
  })
})
