import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { formatStep, usual } from '@normwerk/geometry/testing/format-step'
import { expect, test } from 'vitest'
import { recordKernels } from '../../testing/cad/record-kernels.ts'
import { waitFor } from '../../testing/wait-for.ts'
import { findConfinement } from '../confinement/confine.ts'
import { readAssembly } from './read-assembly.ts'

const { signal: never } = new AbortController()
const outline = [
  [0, 6],
  [5, 6],
  [5, 3],
  [98, 3],
] as const
const origin = { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const
const mould = formatStep([{ name: 'PIN', outline, places: [origin] }], usual)

test('a client that leaves ends the process that reads its file, and can send another one', async () => {
  await findConfinement()
  const children = recordKernels()
  const leaving = new AbortController()
  const file = new PassThrough()
  file.write(mould.slice(0, 100))
  const reading = readAssembly('buyer', file, leaving.signal)
  await waitFor(() => expect(children.started).toHaveLength(1))
  children.stop()
  const [child] = children.started
  const ended = child && once(child, 'exit')
  leaving.abort()
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await ended
  const [pin] = await readAssembly('buyer', Readable.from([Buffer.from(mould)]), never)
  expect(pin).toMatchObject({ name: 'PIN', quantity: 1, turned: { profile: { length: 98 } } })
})

test('a file that breaks off is rejected with the error of its stream', async () => {
  const file = new PassThrough()
  file.write(mould.slice(0, 100))
  const reading = readAssembly('buyer', file, never)
  file.destroy(new Error('Unexpected end of form'))
  await expect(reading).rejects.toThrow('Unexpected end of form')
})
