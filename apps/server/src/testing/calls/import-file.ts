import { type ImportAnswer, partsListEndpoints } from '@normwerk/contract/parts-list'
import { readRows } from '@normwerk/parts/parts-list/rows/read-rows'
import * as z from 'zod/mini'
import type { Visitor } from '../visitor.ts'

/** Reads a file, as the page does. */
export async function readFile(visitor: Visitor, name: string, content: string | Buffer) {
  const { status, text } = await visitor.upload('/api/cart/import/file', { name, content })
  if (status !== 200) throw new Error(text)
  return z.parse(partsListEndpoints.readFile.output, JSON.parse(text))
}

/** Checks a file as the page does: reads it, takes the likeliest sheet and the guessed columns. */
export async function tryFile(visitor: Visitor, name: string, content: string | Buffer): Promise<ImportAnswer> {
  const { sheets, chosen } = await readFile(visitor, name, content)
  const sheet = sheets[chosen]
  if (sheet === undefined) throw new Error(`no sheet in ${name}`)
  const { rows } = readRows(sheet.rows, sheet.headerRow, sheet.guess)
  return visitor.call(partsListEndpoints.import, { rows, dryRun: true })
}
