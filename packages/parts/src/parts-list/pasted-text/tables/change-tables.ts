import { isOrdering } from '../../../words/order-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { withoutQuotes } from '../lines/clean-line.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { leavesOutKind } from '../mail/dropped-kinds.ts'
import type { MailRow } from '../mail/mail-reading.ts'
import { readMail } from '../mail/read-mail.ts'
import type { MouldsOfMail } from '../moulds/read-moulds.ts'
import { asksForCertificate } from '../references/read-certificate.ts'
import { readReferences } from '../references/read-references.ts'
import { type MailTexts, textsOf } from './mail-texts.ts'

/** Whether a line beside a table may say something of its rows: `only positions 1 and 3`, `please cut the sleeves to 150` */
export function mayChangeRows(line: string): boolean {
  const said = withoutQuotes(line)
  if (said === '' || said.length > maxLength) return false
  const references = readReferences(said)
  if (references.some(({ positions }) => positions.length > 0) || leavesOutKind(said)) return true
  const isChange =
    references.length > 0 || isCancelled(said) || namesWork(said) || namesCut(said) || asksForCertificate(said)
  return isChange && said.split(/\s+/).some(isOrdering)
}

/** A longer line is no sentence. */
const maxLength = 1000

interface ReadMail {
  /** By line. */
  inTable: ReadonlyMap<number, MailTexts[]>
  /** Of the lines outside, by line. */
  parts: ReadonlyMap<number, MailRow[]>
}

/**
 * Applies to the rows of tables what the lines around them say. A row that says more than its part and its pieces only
 * becomes a question.
 * @param outside the lines of the mail, empty where a table stands
 * @param moulds for which the caller multiplies the pieces of the tables
 */
export function changeTables(
  lines: readonly string[],
  inTable: ReadonlyMap<number, MailTexts[]>,
  outside: readonly string[],
  moulds: MouldsOfMail,
): ReadMail {
  const parts = readByLine(outside)
  if (inTable.size === 0 || !outside.some(mayChangeRows)) return { inTable, parts }
  const isOfMoulds = moulds.isPerMould || moulds.moulds !== null
  const around = outside.map((line) => (isOfMoulds && !mayChangeRows(line) ? '' : line))
  const said = lines.map((line, index) => sayRow(line, inTable.get(index)))
  const alone = readByLine(said)
  const together = readByLine(said.map((row, index) => (inTable.has(index) ? row : (around[index] ?? ''))))
  const changed = new Map(
    [...inTable].map(([line, texts]) => [line, change(texts, alone.get(line) ?? [], together.get(line) ?? [])]),
  )
  return { inTable: changed, parts: isOfMoulds ? parts : together }
}

function readByLine(lines: readonly string[]): Map<number, MailRow[]> {
  return Map.groupBy(readMail(lines.join('\n')), ({ line }) => line)
}

/** Says a row as the line of a list; empty for a line that is no row. */
function sayRow(line: string, texts: readonly MailTexts[] = []): string {
  const [row] = texts
  if (row === undefined) return ''
  const [, signs = '', number = ''] = /^([>\s]*)(?:(\d{1,3})[.)]?\s*\t)?/.exec(line) ?? []
  const { articleNo = '', designation = '', quantity = '' } = row
  const pieces = /^\d+$/.test(quantity) ? `${quantity} pcs` : quantity
  const position = number === '' ? '' : `${number}. `
  return `${signs.replace(/\s+/g, ' ')}${position}${[`${articleNo} ${designation}`.trim(), pieces].filter(Boolean).join(', ')}`
}

const plainFields: ReadonlySet<string> = new Set(['articleNo', 'designation', 'quantity'])

function change(texts: MailTexts[], alone: readonly MailRow[], together: readonly MailRow[]): MailTexts[] {
  const [row, ...others] = together
  const [before] = alone
  if (sayAll(alone) === sayAll(together)) return texts
  return texts.map((said) => {
    const isPlain = Object.entries(said).every(([field, text]) => text === '' || plainFields.has(field))
    const isSame = row !== undefined && row.requested === before?.requested
    if (row === undefined || before === undefined || others.length > 0 || !(isPlain || isSame)) return doubt(said)
    return isSame ? { ...said, quantity: row.quantity } : textsOf(row)
  })
}

function sayAll(rows: readonly MailRow[]): string {
  return JSON.stringify(rows.map(({ requested, quantity }) => [requested, quantity]))
}

function doubt(texts: MailTexts): MailTexts {
  const { quantity = '' } = texts
  return { ...texts, quantity: `${sayPieces(quantity) || quantity || '1'} ?` }
}
