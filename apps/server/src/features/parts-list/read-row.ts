import type { LanguageCode } from '@normwerk/contract/language'
import type { PartsListRow, RowError } from '@normwerk/contract/parts-list'
import { hasSameOptions, noOptions, optionsOf, type PartOptions, plainOption } from '@normwerk/parts/configured-part'
import { parseSpecial } from '@normwerk/parts/machining/machining-kinds'
import { mapSpecial, specialKeys } from '@normwerk/parts/machining/special-machining'
import { partFields } from '@normwerk/parts/parts-list/fields'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { type Columns, differs, isCertain, isNamed, nothingElse, type Sources } from '../catalogue/name-text.ts'
import { suggestGeneral } from '../catalogue/search/find-general.ts'
import { findRejection, type Rejection } from '../catalogue/search/find-rejection.ts'
import type { Near } from '../catalogue/search/nearest-articles.ts'
import { suggestParts } from '../catalogue/search/suggest-parts.ts'
import { countUnits, type RememberedPart, textKeyOf } from '../remembered-part/remember-parts.ts'
import { contextsOf, namePart, piecesIn, type RowMatch, type RowPart, textsOf } from './name-part.ts'

type Read = Omit<ReadRow, 'row'>

/**
 * Follows what was chosen for the text before. The choice of the company answers what the text leaves open; the buyer
 * confirms it only if the text names another part without a question, or if the shop offers it to every company.
 */
function recallPart({ readPartRequest }: Sources, row: PartsListRow, read: Read, remembered: RememberedPart): Read {
  const { articleId, articleNumber, id } = remembered
  const part: RowPart = {
    ...{ ...nothingElse, ...optionsOf(remembered), articleId, articleNumber },
    length: null,
    quantity: isNamed(read.match) ? read.match.quantity : piecesIn(readPartRequest, textsOf(row)),
    needsConfirmation: id === null,
  }
  if (!needsNoQuestion(read.match))
    return { match: part, others: id === null ? read.others : [], remembered, rejection: null }
  if (isSamePart(read.match, part)) {
    const isCounted = countUnits(row.quantity, remembered.unit) !== null
    return { ...read, remembered: isCounted ? remembered : null }
  }
  const { articleNumber: named } = read.match
  const others = named === null ? [] : [{ articleNo: named, score: 1 }]
  return { match: { ...part, needsConfirmation: true }, others, remembered, rejection: null }
}

/** Whether a row names its part so that the buyer need not confirm it. */
export function needsNoQuestion(match: RowMatch): match is RowPart {
  if (!isCertain(match) || differs(match)) return false
  const isCut = match.changedLength !== null || match.length !== null
  return match.assumed.length === 0 && !(isCut && match.toleranceClass === null)
}

/** Whether the part of a row is this one. */
export function isSamePart(one: RowPart, other: PartOptions & Pick<RowPart, 'articleId'>): boolean {
  return one.articleId === other.articleId && one.length === null && hasSameOptions(one, other)
}

function readColumns(row: PartsListRow): Columns | RowError {
  const length = readLength(row.changedLength)
  if (length === 'unreadable') return 'lengthUnreadable'
  const tolerance = (row.toleranceClass ?? '').trim()
  const toleranceClass = tolerance === '' ? null : readTolerance(tolerance)
  if (tolerance !== '' && toleranceClass === null) return 'toleranceNotOffered'
  const written = mapSpecial((key) => plainOption(row[key] ?? '') || null)
  const special = parseSpecial(written)
  const unreadable = specialKeys.find((key) => written[key] !== null && special[key] === null)
  if (unreadable !== undefined) return `${unreadable}Unreadable`
  return { length, options: { ...noOptions, toleranceClass, certificate: row.isThreeOne === true, ...special } }
}

export interface ReadRow {
  row: PartsListRow
  match: RowMatch
  /** Other possible parts. */
  others: readonly Near[]
  /** What was chosen for the text before, if the row follows it. */
  remembered: RememberedPart | null
  /** Why nothing of ours is meant; null if the row names a part or nothing is known. */
  rejection: Rejection | null
}

const maxOthers = 3

interface ReadFrom extends Omit<Sources, 'readPartRequest'> {
  /** By the key of the text. */
  rememberedParts: ReadonlyMap<string, RememberedPart>
  /** Of the words in the list. */
  language: LanguageCode
}

/** Reads rows one after the other; repeated rows of a list are read once. */
export function createReader({ rememberedParts, language, ...from }: ReadFrom): (row: PartsListRow) => ReadRow {
  const { readTitle, findStocked } = from.catalogue
  const catalogue = {
    ...from.catalogue,
    readTitle: cacheByText(readTitle),
    findStocked: cacheByText(findStocked),
  }
  const sources: Sources = { ...from, catalogue, readPartRequest: cacheByText(catalogue.readOrPropose) }
  const known = new Map<string, Omit<ReadRow, 'row'>>()
  return (row) => {
    const key = JSON.stringify([
      row.productDimensionId,
      row.title,
      row.section,
      ...partFields.map((field) => row[field]),
    ])
    const read = known.get(key) ?? readPart(row)
    known.set(key, read)
    return { row, ...read }
  }

  function readPart(row: PartsListRow): Omit<ReadRow, 'row'> {
    // The key of a text is dear, and most companies have chosen nothing for the texts of a list.
    const canBeRemembered = rememberedParts.size > 0 && !row.productDimensionId
    const remembered = canBeRemembered ? rememberedParts.get(textKeyOf(row) ?? '') : undefined
    const read = readTexts(row)
    return remembered === undefined ? read : recallPart(sources, row, read, remembered)
  }

  function readTexts(row: PartsListRow): Omit<ReadRow, 'row'> {
    const columns = readColumns(row)
    const match = typeof columns === 'string' ? { rowError: columns } : namePart(sources, row, columns)
    if (isNamed(match)) {
      const materials = match.assumed.includes('material') ? match.alternatives.slice(0, maxOthers) : []
      const others = match.ambiguousMatch === null ? materials : [match.ambiguousMatch]
      return {
        match,
        others: others.map((number) => ({ articleNo: number, score: 1 })),
        remembered: null,
        rejection: null,
      }
    }
    const texts = textsOf(row)
    const contexts = contextsOf(sources, row)
    const suggest = (named: readonly string[]) => {
      const inContext = contexts.flatMap((context) => named.map((text) => `${context} ${text}`))
      return suggestParts(sources, [...named, ...inContext])
    }
    const likely = suggest(worded(texts))
    const suggested = likely.length > 0 ? likely : suggest(withoutRemarks(row))
    const others = suggested.length > 0 ? suggested : suggestGeneral(sources.catalogue, texts, language)
    return { match, others, remembered: null, rejection: findRejection(sources, texts, language) }
  }
}

/** Leaves out numbers beside words: `30-0702` of other goods has no sizes. */
function worded(texts: string[]): string[] {
  const named = texts.filter((text) => !/^[\d\s./-]+$/.test(text))
  return named.length > 0 ? named : texts
}

/** Returns the designation without the remarks that were read with it: `Kopf auf Ø9 geschliffen` has no size of the part. */
function withoutRemarks({ designation, comment, changedLength }: PartsListRow): string[] {
  const remarks = (comment ?? '').split('; ').filter((remark) => remark !== '' && designation?.includes(remark))
  const plain = remarks.reduce((text, remark) => text.replace(remark, ' '), designation ?? '')
  return remarks.length === 0 ? [] : [changedLength == null ? plain : `${plain} L=${changedLength}`]
}

function cacheByText<Result extends object | string>(read: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    const result = results.get(text) ?? read(text)
    results.set(text, result)
    return result
  }
}

const written = /^(?:l\s*=\s*)?(\d{1,5}(?:[.,]\d{1,4})?)\s*(?:mm)?$/i

/** Reads a length in mm from a cell; null for an empty cell, 'unreadable' for anything else. */
function readLength(value: string | number | null | undefined): number | null | 'unreadable' {
  if (typeof value === 'number') return value
  const text = (value ?? '').normalize('NFKC').trim()
  if (text === '') return null
  const figure = written.exec(text)?.[1]
  return figure === undefined ? 'unreadable' : Number(figure.replace(',', '.'))
}
