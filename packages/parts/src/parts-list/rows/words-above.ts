import {
  belongsToPart,
  hasSizes,
  isArticleNumber,
  namesDiameter,
  namesKind,
  namesStandard,
  statesLength,
} from '../cell-content.ts'
import type { Columns } from '../fields.ts'
import { isHeadingRow } from '../headings/heading-rows.ts'
import { cleanCell } from './read-cells.ts'

type Rows = readonly (readonly string[])[]

/** A longer text says more than the kind of the parts below it. */
const maxSectionLength = 200
const maxTitleLength = 400
const steel = /(?<![\d.,])1[.,]\d{4}(?!\d)/
const number =
  /^(?:(?!din|iso|en)\p{L}+\.?\s*\d+(?:\.\d+)*\s*[:–-]\s*|\d+(?:[.-]\d+)*[.):]*\s+(?=\p{L})|\p{L}\)\s*|[-–•*]\s*)/iu

/** Which sizes stand below: `Abgesetzte Auswerfer d1 x d2 x L` */
const symbols = /[\s:,(–-]+(?<![\p{L}\d])[a-zø]\d?(?:\s*[x×*/]\s*\p{L}{1,12}\d?)+\s*\)?$/iu

/** How many rows stand below: `Wypychacze (3 pozycje)` */
const numberOfRows = /\s*\(\s*\d+\s*(?:pos|poz|pol|item|line|post|t[eé]tel|regel|rad|art|r[eé]f)\p{L}*\.?\s*\)/iu

/** What stands above rows about all of them: the kind of parts, and the material of some of them. */
export interface Section {
  kind: string
  material: string
}

export const noSection: Section = { kind: '', material: '' }

/**
 * Reads a row as the heading of a section: `Auswerferstifte DIN 1530 A, nitriert:` above sizes. A row that names only a
 * material belongs to the section before.
 * @returns null for a row that is no heading of a section
 */
export function readSection(cells: readonly string[], before: Section): Section | null {
  const filled = cells.map(cleanCell).filter((cell) => cell !== '')
  const [whole = '', ...others] = filled
  const text = whole.replace(symbols, '')
  if (text.length > maxSectionLength || others.some((other) => other !== whole)) return null
  if (hasSizes(text) || namesDiameter(text) || statesLength(text) || isArticleNumber(text)) return null
  const said = text.replace(/[\s:;.,–-]+$/, '')
  const plain = said.replace(number, '').replace(numberOfRows, '')
  if (namesKind(plain) || namesStandard(plain)) return { kind: plain, material: '' }
  return namesMaterial(said) ? { ...before, material: said } : null
}

/** Whether a text names a steel, or only a material with its treatment. */
export function namesMaterial(text: string): boolean {
  return steel.test(text) || belongsToPart(text)
}

/**
 * Returns what stands above all rows of a list about its parts: lines of the title and headings of columns that name a
 * kind of parts, and beside them lines with a steel.
 */
export function titleOf(rows: Rows, headerRow: number, headings: readonly string[], columns: Columns): string {
  const above = rows.slice(0, Math.max(0, headerRow)).filter((cells) => !isHeadingRow(cells))
  const lines = above.map((cells) => [...new Set(cells.map(cleanCell))].join(' ').slice(0, maxTitleLength).trim())
  const named = (columns.designation ?? []).map((column) => headings[column] ?? '')
  const kinds = new Set([...lines, ...named].filter(namesKind))
  if (kinds.size === 0) return ''
  const said = [...lines, ...named].filter((line) => kinds.has(line) || namesMaterial(line))
  return [...new Set(said)].join(' ').slice(0, maxTitleLength).toWellFormed()
}
