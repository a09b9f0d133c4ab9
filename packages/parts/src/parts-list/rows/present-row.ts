import { isDrawingAlone } from '../../designation/recognisers/harmless.ts'
import { mapSpecial } from '../../machining/special-machining.ts'
import { mapRemarks, remarkKeys } from '../../remarks.ts'
import { belongsToPart, hasMaterial, isTolerance, namesStandard } from '../cell-content.ts'
import type { Columns, PartsListField } from '../fields.ts'
import { isOfDrawings, toleranceIn } from '../headings/heading-units.ts'
import { readColumnHeading } from '../headings/read-heading-words.ts'
import { contradictsPieces } from '../quantities/contradicts-pieces.ts'
import { isUnitOfPacks } from '../quantities/read-pieces.ts'
import { namesCut } from '../work-words.ts'
import { bareSize } from './cell-label.ts'
import { chainsOf, joinDesignation } from './join-designation.ts'
import { joinSizes } from './join-sizes.ts'
import { joinQuantity, openSign, type PickQuantity } from './pick-quantity.ts'
import { asksForCut, cleanCell, fitRemark, isFit, joinComment, mayChangePart, readCertificate } from './read-cells.ts'

/** A row that asks for a part, with its original texts. */
export interface ListRow extends Partial<Record<Exclude<PartsListField, 'isThreeOne'>, string>> {
  /** The number of the row in the sheet, from 1. */
  row: number
  isThreeOne?: boolean
  /** What stands above the list about its parts. */
  title?: string
  /** The heading of the section of the list in which the row stands. */
  section?: string
}

/** The texts of a row in the columns of a field. */
export type Cells = (field: PartsListField) => string[]

const maxOptionLength = 160

/** Returns the texts of a row by field, with the labels that their headings give them. */
export function pickCells(
  cells: readonly string[],
  columns: Columns,
  headings: readonly string[],
  pickQuantity: PickQuantity,
): Cells {
  const cleaned = cells.map(cleanCell)
  const known = new Map<PartsListField, string[]>()
  return (field) => {
    const texts = known.get(field) ?? read(field)
    known.set(field, texts)
    return texts
  }

  function read(field: PartsListField): string[] {
    const picked = columns[field] ?? []
    if (field === 'designation') return joinSizes(cleaned, picked, headings)
    if (field === 'changedLength') return picked.map((column) => joinSummands(cleaned[column] ?? ''))
    if (field === 'toleranceClass' && !picked.some((column) => cleaned[column])) return tolerancesAbove(cleaned)
    if (field === 'comment') return picked.map((column) => labelDrawing(headings[column] ?? '', cleaned[column] ?? ''))
    return field === 'quantity' ? pickQuantity(cells) : picked.map((column) => cleaned[column] ?? '')
  }

  /** Returns the tolerances that the headings of cut lengths name. */
  function tolerancesAbove(cleaned: readonly string[]): string[] {
    const cuts = (columns.changedLength ?? []).filter((column) => cleaned[column])
    const headed = cuts.map((column) => headings[column] ?? '')
    return headed.filter((heading) => readColumnHeading(heading)?.meaning === 'cutLength').map(toleranceIn)
  }
}

/** Writes the two lengths of a guide pillar, `56 + 95`, as other texts have them: `56/95`. */
function joinSummands(cell: string): string {
  return cell.replace(/^(\d+(?:[.,]\d+)?)\s*\+\s*(\d+(?:[.,]\d+)?(?:\s*mm)?)$/, '$1/$2')
}

function labelDrawing(heading: string, cell: string): string {
  return cell !== '' && isOfDrawings(heading) ? `${heading} ${cell}` : cell
}

/** Whether the joined sizes of a designation are shorter than its length, as the two diameters `4x6` of a sleeve are. */
function lacksLength(designation: readonly string[], length: string): boolean {
  const [sizes, second] = designation.flatMap(chainsOf)
  const last = /[\d.]+$/.exec(sizes ?? '')?.[0]
  return second === undefined && last !== undefined && Number(last) < Number.parseFloat(length.replace(',', '.'))
}

/**
 * Whether a designation has a length among its sizes, as CAD programs also list the length of the model. That of a guide
 * pillar is the sum of its two lengths: `24 x 46/75` is 121 long.
 */
function repeatsLength(designation: readonly string[], length: string): boolean {
  if (!bareSize.test(length)) return false
  const chains = designation.flatMap(chainsOf).map(sizesIn)
  const value = Number.parseFloat(length.replace(',', '.'))
  return chains.some((sizes) => {
    const [, first = 0, second = 0] = sizes
    return Math.max(...sizes) === value || (sizes.length === 3 && [second, first + second].includes(value))
  })
}

function sizesIn(text: string): number[] {
  return (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function namesCutTo(cell: string): boolean {
  return namesCut(cell) && /\d/.test(cell)
}

/** A length alone, or with a remark behind it: `125 mm, épaulement 63 mm` */
const beginsWithSize = /^\d+(?:[.,]\d+)?(?:\s*mm)?(?:$|\s*[,;(]\s*\p{L})/iu

/** A longer remark is not searched. */
const maxRemarkLength = 80
/** A shorter figure is a day, a week or a shelf. */
const minCut = 60

/** Whether a remark has a figure that is a little shorter than the part, so that it may be cut to it: `L 187`. */
function mayNameCut(remark: string, longest: number): boolean {
  if (remark.length > maxRemarkLength || !/\d/.test(remark)) return false
  const figures = remark.match(/(?<![\d.,/-])\d{2,3}(?![\d.,/-]\d|\d)/g) ?? []
  return figures.map(Number).some((figure) => figure >= minCut && figure < longest && figure * 2 >= longest)
}

function isMaterial(remark: string): boolean {
  return belongsToPart(remark) && hasMaterial(remark) && !namesStandard(remark)
}

/** Returns the tolerance that is all of a remark beside a cut: `tol. +0,05/0`. */
function toleranceAlone(remark: string): string[] {
  const said = remark.replace(/^(?:tol|toll)\p{L}*[.:]?\s*/iu, '')
  return isTolerance(said) ? [said] : []
}

/**
 * Presents a row in the fields of an import.
 * @param unnamed the whole text of the row, for one whose part no column names
 */
export function presentRow(row: number, fields: Cells, hasPlainLength: boolean, unnamed: string): ListRow {
  const join = (field: PartsListField) => fields(field).filter(Boolean).join(' ')
  const [remarked] = join('changedLength') === '' ? [] : fields('comment').flatMap(toleranceAlone)
  const tolerance = join('toleranceClass') || (remarked ?? '')
  const certificate = join('isThreeOne')
  const isThreeOne = readCertificate(certificate)
  const cuts = [...fields('comment').filter(asksForCut), ...fields('designation').filter(namesCutTo)]
  const stated = join('changedLength')
  const length = hasPlainLength && repeatsLength(fields('designation'), stated) ? '' : stated
  // If a remark asks for a cut, a plain length is that of the blank. A guide pillar has two lengths: "46/75".
  const isBlank = cuts.length > 0 || lacksLength(fields('designation'), length)
  const isOfPart = length !== '' && hasPlainLength && (isBlank || !bareSize.test(length))
  const lengths = beginsWithSize.test(length) ? `L=${length}` : length
  const longest = Math.max(0, ...fields('designation').flatMap(chainsOf).flatMap(sizesIn))
  const changes = fields('comment').filter(
    (remark) =>
      toleranceAlone(remark)[0] !== tolerance &&
      !isDrawingAlone(remark) &&
      (mayChangePart(remark) || mayNameCut(remark, longest) || isMaterial(remark)),
  )
  const named = [...fields('designation'), isOfPart ? lengths : '', isFit(tolerance) ? tolerance : '', ...changes]
  const joined = joinDesignation(named)
  // A row with a quantity asks for something, although no column names it.
  const designation = joined === '' && fields('articleNo').every((cell) => cell === '') ? unnamed : joined
  const fitted = mapRemarks((remark) => fitRemark(remark, remark === 'comment' ? '' : join(remark)))
  const tooLong = remarkKeys.map((remark) => fitted[remark].rest)
  const comments = [...fields('comment'), ...tooLong, isThreeOne === null ? certificate : '']
  // A remark "packs" is the unit of the quantity.
  const quantity = joinQuantity([...fields('quantity'), ...fields('comment').filter(isUnitOfPacks)])
  const isOpen = fields('comment').some((remark) => contradictsPieces(remark, quantity))
  const texts = {
    articleNo: join('articleNo').slice(0, 200),
    designation: designation.slice(0, 400),
    quantity: `${quantity.slice(0, 40)}${isOpen ? ` ${openSign}` : ''}`,
    changedLength: isOfPart ? '' : length.slice(0, 40),
    toleranceClass: isFit(tolerance) ? '' : tolerance.slice(0, 20),
    ...mapSpecial((key) => join(key).slice(0, maxOptionLength)),
    ...mapRemarks((remark) => fitted[remark].line),
    comment: joinComment(comments),
    group: join('group').slice(0, 40),
  }
  const said = Object.entries(texts).filter(([, text]) => text !== '')
  return {
    row,
    ...Object.fromEntries(said.map(([field, text]) => [field, text.toWellFormed()])),
    ...(isThreeOne === true && { isThreeOne }),
  }
}
