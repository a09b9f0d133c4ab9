import { orderConfirmation } from '@normwerk/documents/testing/documents'
import { afterAll, expect, it } from 'vitest'
import { createPrinter } from './printer.ts'

const printer = createPrinter()
afterAll(() => printer.stop())

const confirmation = { content: orderConfirmation, createdAt: new Date('2026-11-20T10:00:00Z') }
const unprintable = { ...confirmation, content: { ...orderConfirmation, date: 'never' } }

it('a document that two jobs print at the same time is printed for both', async () => {
  const [one, other] = await Promise.all([printer.print(confirmation), printer.print(confirmation)])
  expect(one.pdf.length).toBeGreaterThan(1000)
  expect(other.pdf).toEqual(one.pdf)
})

it('a document that is being printed when the shop stops is finished', { tags: ['release'] }, async () => {
  const stopping = createPrinter()
  const printing = stopping.print(confirmation)
  await stopping.stop()
  expect((await printing).pdf.length).toBeGreaterThan(1000)
})

it('a document that cannot be printed fails alone', async () => {
  const [failed, printed] = await Promise.allSettled([printer.print(unprintable), printer.print(confirmation)])
  expect(failed.status).toBe('rejected')
  expect(printed.status).toBe('fulfilled')
})
