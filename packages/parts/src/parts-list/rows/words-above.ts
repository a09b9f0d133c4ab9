import {
  belongsToPart,
  hasSizes,
  isArticleNumber,
  isFilled,
  namesDiameter,
  namesKind,
  namesStandard,
  statesLength,
} from '../cell-content.ts'
import type { Columns } from '../fields.ts'
import { isHeadingRow } from '../headings/heading-rows.ts'
import { cleanCell, mayChangePart } from './read-cells.ts'

type Rows = readonly (readonly string[])[]

/** A longer text says more than the kind of the parts below it. */
const maxSectionLength = 200
const maxTitleLength = 400
const steel = /(?<![\d.,])1[.,]\d{4}(?!\d)/
const number =
  /^(?:(?!din|iso|en)\p{L}+\.?\s*\d+(?:\.\d+)*\s*[:–-]\s*|\d+(?:[.-]\d+)*[.):]*\s+(?=\p{L})|\p{L}\)\s*|[-–•*]\s*)/iu

/** Which sizes stand below: `Abgesetzte Auswerfer d1 x d2 x L`, `(szerokość x długość / stopień)` */
const symbols =
  /[\s:,(–-]+(?<![\p{L}\d])[a-zø]\d?(?:\s*[x×*/]\s*\p{L}{1,12}\d?)+\s*\)?$|\s*\(\s*\p{L}+\.?\d?(?:\s*[x×*/]\s*\p{L}+\.?\d?)+\s*\)$/iu

/** How many rows stand below: `Wypychacze (3 pozycje)` */
const numberOfRows = /\s*\(\s*\d+\s*(?:pos|poz|pol|item|line|post|t[eé]tel|regel|rad|art|r[eé]f)\p{L}*\.?\s*\)/iu

/** The mark of a group in a cell of its own, before that of its parts: `A` before `A1`. */
const groupMark = /^(?:\p{Lu}|[IVX]{1,4}|\d{1,3}(?:\.\d{1,2})?)[.)]?$/u

/**
 * Returns the cells of a row without the mark of a group in front, if the next row counts the parts of that group or has
 * only sizes.
 * @param isBare whether a row has sizes without the kind of its part
 */
export function withoutGroupMark(
  cells: readonly string[],
  next: readonly string[],
  isBare: (cells: readonly string[]) => boolean,
): readonly string[] {
  const first = cells.findIndex(isFilled)
  const mark = cleanCell(cells[first] ?? '')
  if (!groupMark.test(mark) || !cells.some((cell, column) => column > first && isFilled(cell))) return cells
  const number = mark.replace(/[.)]$/, '')
  const below = cleanCell(next[first] ?? '')
  const isLetter = /^\p{L}/u.test(mark)
  const isCounted = below.startsWith(number) && (isLetter ? /^[.,/-]?\d/ : /^[.,/-]\d/).test(below.slice(number.length))
  return isCounted || (isLetter && isBare(next)) ? cells.with(first, '') : cells
}

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
  const plain = withoutPlaces(said.replace(number, '').replace(numberOfRows, ''))
  if (namesKind(plain) || namesStandard(plain)) return { kind: plain, material: '' }
  return namesMaterial(said) ? { ...before, material: said } : null
}

/** `2214 szerszám (fedél) – kilökőhüvely, edzett`: the tool and its side stand before the kind of the parts. */
function withoutPlaces(said: string): string {
  const [first = '', ...others] = said.split(/\s[–—-]\s/)
  const isPlace = others.some((other) => namesKind(other) || namesStandard(other)) && !mayChangePart(first)
  return isPlace && !namesKind(first) && !namesStandard(first) && !namesMaterial(first) ? others.join(' – ') : said
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
