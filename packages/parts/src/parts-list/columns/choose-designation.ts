import { belongsToPart, hasSizes, namesKind, namesPart, namesPartAlone, share } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { isSize, type Meaning, sizeMeanings } from '../headings/heading-pattern.ts'
import { chainsOf } from '../rows/join-designation.ts'
import { mayChangePart } from '../rows/read-cells.ts'
import type { Column } from './column.ts'

/** Number of cells that are read for checks that read each cell word by word. */
const fewCells = 60
const partOfDesignation: readonly Meaning[] = ['designation', 'standard', 'size', ...sizeMeanings, 'material', 'fit']

/**
 * Chooses the columns that together name the parts, in their order: by their headings, and below unknown headings by
 * their cells.
 * @param articleNo the column of the numbers of the parts
 */
export function chooseDesignation(columns: readonly Column[], articleNo: Column | undefined): Column[] {
  const others = columns.filter((column) => column !== articleNo)
  const headed = others.filter(({ meaning }) => meaning !== null && partOfDesignation.includes(meaning))
  const described = headed.some(({ cells }) => share(cells, (cell) => namesPart(cell) && /\s/.test(cell)) >= 0.5)
  const isNamedBeside = (column: Column) => others.some((one) => one !== column && share(one.cells, namesKind) >= 0.5)
  const isSizedBeside = (column: Column) =>
    others.some((one) => one !== column && share(one.cells, namesPartAlone) >= 0.5)
  const isDescribed = headed.some(({ meaning, rank }) => meaning === 'designation' && rank >= 0)
  const isOther = (column: Column) =>
    isWeight(column) ||
    (isDescribed && column.rank < 0) ||
    isOfItemTypes(column) ||
    isOfOneState(column) ||
    isOfLevels(column) ||
    ((described || isSizedBeside(column)) && isOfFiles(column) && isNamedBeside(column)) ||
    (isOfLabels(column) && isNamedBeside(column))
  const parts = headed.filter((column) => !isOther(column))
  const isNamed = parts.some(({ meaning, cells }) => meaning === 'designation' || share(cells, namesKind) >= 0.3)
  const isOpen = ({ meaning }: Column) => meaning === null || meaning === 'counted'
  const open = others.filter(isOpen)
  const lacksKinds = !parts.some(({ cells }) => share(cells, namesKind) >= 0.3)
  const saying = open.filter((column) => {
    if (!isNamed) return share(column.cells, says) >= 0.3
    return isOfParts(column) || (lacksKinds && column.meaning === null && share(column.cells, namesKind) >= 0.5)
  })
  // Sizes alone name no part, so the words beside them do.
  const isOfSizes = !isNamed && saying.length === 0 && parts.some(({ meaning }) => isSize(meaning))
  const worded = isOfSizes ? open.filter(({ cells }) => share(cells, isWorded) >= 0.8).slice(0, 1) : []
  const named = [...parts, ...saying, ...worded]
  const lengths = others.filter(({ meaning }) => meaning === 'length')
  return [...new Set([...named, ...besides(named, others), ...possibleCuts([...named, ...lengths], open)])].sort(
    (a, b) => a.index - b.index,
  )
}

/** Whether a cell names a part or its kind. */
export function says(cell: string): boolean {
  return namesPart(cell) || namesKind(cell)
}

/** Whether a column below an unknown heading has texts of parts, and no names of files. */
function isOfParts({ meaning, cells }: Column): boolean {
  return meaning === null && share(cells, (cell) => namesPart(cell) && /\s/.test(cell)) >= 0.5
}

function isWorded(cell: string): boolean {
  return /\p{L}{4}/u.test(cell)
}

/** Returns columns of materials, standards or missing sizes whose headings do not name them. */
function besides(parts: readonly Column[], columns: readonly Column[]): Column[] {
  const lackSizes = !parts.some(({ meaning, cells }) => isOfSizes(meaning) || share(cells, hasSizes) >= 0.5)
  return columns.filter(({ meaning, cells }) => {
    if (meaning !== null || cells.length === 0) return false
    return share(cells.slice(0, fewCells), belongsToPart) >= 0.5 || (lackSizes && share(cells, hasSizes) >= 0.5)
  })
}

/** Lists have rows with mistakes. */
const almostAll = 0.75
const figure = /^\d{2,4}(?:[.,]\d{1,2})?(?:\s*mm)?$/i

/**
 * Returns columns below unknown headings whose figures may all be cut lengths, each a little shorter than the longest
 * size of its part. One of many may be a mistake. What such a figure means is asked.
 */
function possibleCuts(parts: readonly Column[], columns: readonly Column[]): Column[] {
  return columns.filter(({ meaning, heading, rows }) => {
    if (meaning !== null || heading === '') return false
    if (rows.size === 0 || ![...rows.values()].every((cell) => figure.test(cell))) return false
    const cuts = [...rows].filter(([row, cell]) => isShorter(cell, lengthIn(parts, row)))
    return cuts.length >= rows.size * almostAll
  })
}

function lengthIn(parts: readonly Column[], row: number): number {
  const said = parts.flatMap(({ meaning, rows }) => {
    const cell = rows.get(row) ?? ''
    return meaning === 'length' ? [cell.replace(',', '.')] : chainsOf(cell)
  })
  return Math.max(0, ...said.flatMap((chain) => chain.split(/[^\d.]+/).map(Number)))
}

function isShorter(cell: string, length: number): boolean {
  const cut = Number.parseFloat(cell.replace(',', '.'))
  return cut < length && cut * 2 >= length
}

function isOfSizes(meaning: Meaning | null): boolean {
  return meaning === 'size' || isSize(meaning)
}

/** Whether a column counts, or says how a part is procured, as `P` and `M` below "Type": no standard has such form letters. */
function isOfItemTypes({ meaning, cells }: Column): boolean {
  if (meaning !== 'material' || cells.length === 0) return false
  // In Polish, "Form" stands above a number of moulds.
  if (cells.every((cell) => /^\d{1,2}$/.test(cell))) return true
  return cells.some((cell) => /^[i-z]$/i.test(cell)) && cells.every((cell) => /^\p{L}$/u.test(cell))
}

/** Whether a column says the same word of every row, which is no material and no work: the state of the order below "Etat". */
function isOfOneState({ meaning, cells: [first = '', ...others] }: Column): boolean {
  if (meaning !== 'material' || others.length === 0 || others.some((cell) => cell !== first)) return false
  return /^\p{L}+$/u.test(first) && !belongsToPart(first) && !mayChangePart(first)
}

/** Whether a column has the places of parts on a drawing: `V1`, `EX12`. */
function isOfLabels({ meaning, cells }: Column): boolean {
  const isLabel = (cell: string) => /^\p{L}{1,3}[ .-]?\d{1,3}\p{L}?$/u.test(cell)
  return meaning === 'designation' && new Set(cells).size === cells.length && share(cells, isLabel) >= 0.8
}

const fileName = /^[\p{L}\d.,-]+_[\p{L}\d_.,-]+$|^\S+\.(?:sldprt|sldasm|prt|asm|ipt|iam|par|psm|catpart|catproduct)$/iu
/** One name alone may be a word with a dash. */
const minFiles = 2

/** Whether a column has names of CAD files, or of models in capitals, beside descriptions of the parts. */
function isOfFiles({ cells }: Column): boolean {
  const files = cells.filter((cell) => fileName.test(cell)).length
  const isOfModels = files >= minFiles && cells.every((cell) => fileName.test(cell) || /^\p{Lu}+$/u.test(cell))
  return cells.length > 0 && (files * 2 >= cells.length || isOfModels)
}

/** Whether a column has weights: "Masse" may also mean sizes ("Maße") in a text without ß. */
function isWeight({ meaning, cells }: Column): boolean {
  return (
    meaning === 'size' && cells.length > 0 && share(cells, (cell) => /^\d+[.,]\d+(?:\s*(?:kg|g))?$/.test(cell)) >= 0.8
  )
}

const level =
  /^(?:part|product|(?:sub-?)?assembly|teil|baugruppe|component|kaufteil|normteil|pi[eè]ce|produit|pe[cç]a|pieza|pezzo)$/i

/** Words in folded letters for parts that are bought, and for those that are made: what CAD programs say of each row. */
const procured =
  /^(?:purchased?|bought(?: out)?|buy|made?|make|manufactured|in[- ]?house|(?:zu|ein)?(?:kauf|gekauft)(?:teile?)?|eigenfertigung|fremdbezug|fertigungsteil|achetee?s?|achat|fabriquee?s?|commerce|acquistat[oiae]|acquisto|commerciale|prodott[oiae]|costruit[oiae]|comprad[oa]s?|comercial|fabricad[oa]s?|nakupovan\p{L}+|kupovan\p{L}+|nakup|vyraben\p{L}+|vyroba|zakup\p{L}*|kupowan\p{L}+|handlow\p{L}+|wytwarzan\p{L}+|produkowan\p{L}+|vasarolt|gyartott|kereskedelmi|gekocht|inkoop|koopdeel|gemaakt|cumparat\p{L}*|achizitionat\p{L}*|fabricat\p{L}*|inkopt?|kopt|tillverkad\p{L}*|kupljen\p{L}*|izdelan\p{L}*)$/u

/** Whether a column says which rows are parts and which ones assemblies, or which ones are bought. */
function isOfLevels({ cells }: Column): boolean {
  return share(cells, (cell) => level.test(cell) || procured.test(foldLetters(cell.trim()))) >= 0.8
}
