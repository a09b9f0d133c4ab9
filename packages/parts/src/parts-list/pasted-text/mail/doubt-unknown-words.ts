import { hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { withoutPrices } from '../lines/without-prices.ts'
import { withoutHaste } from '../omissions/delivery/without-haste.ts'
import { withoutTimes } from '../omissions/delivery/without-times.ts'
import { saysNothingOfPart } from '../omissions/without-remarks.ts'
import { namesOwnKind, ofSameKind } from '../references/kind-nouns.ts'
import { kindStems } from '../references/kind-stems.ts'
import { withoutRemembering } from './dropped-kinds.ts'
import { doubtQuantity, type MailReading, ofKind } from './mail-reading.ts'
import { isHeader } from './part-line.ts'
import { readHeadingOfParts } from './share-heading.ts'

const sentence = /[^.;!?]+(?:[.;!?]+(?=\s|$)|$)|[.;!?]/gu
const speaker = /^\p{Lu}\p{L}{1,20}:\s/u
const maxLine = 400
const maxRows = 300
/** Words of a heading without a colon. */
const maxHeading = 7

/**
 * Leaves a kind of parts open of which a sentence says something with words that nobody knows to be harmless: `the screws
 * rather in A2`, `we doubt the length of the pins`. So a change in words that no rule reads leads to a question.
 * @param unused the lines that no rule has used
 */
export function doubtUnknownWords({ lines, levels, rows }: MailReading, unused: ReadonlySet<number>): void {
  const withRows = new Set(rows.map(({ line }) => line))
  for (const index of unused) {
    const line = lines[index] ?? ''
    if (line.length > maxLine || rows.length === 0 || hasSizes(line) || isHeader(foldLetters(line))) continue
    if (withRows.has(index) || (leadsToRow(lines, index, withRows) && isHeading(line))) continue
    for (const [said] of findAll(sentence, withoutHaste(withoutPrices(withoutTimes(line.replace(speaker, '')))))) {
      if (!namesKind(said) || /\?\s*$/.test(said)) continue
      const level = levels[index] ?? 0
      const meant = rows.filter((row) => (levels[row.line] ?? 0) >= level).slice(-maxRows)
      const ofStems = namesOwnKind(said) ? [] : ofKind(meant, kindStems(foldLetters(said)))
      for (const row of ofStems.length > 0 ? ofStems : ofSameKind(meant, said))
        if (!saysNothingOfPart(withoutRemembering(foldLetters(said)), row.requested)) doubtQuantity(row)
    }
  }
}

function leadsToRow(lines: readonly string[], index: number, withRows: ReadonlySet<number>): boolean {
  let next = index + 1
  while (lines[next] === '') next++
  return withRows.has(next)
}

/** Whether a line leads to the parts below it: `For the ejection:`, `Hardened ejector pins DIN 1530` */
function isHeading(line: string): boolean {
  const words = line.trim().split(/\s+/)
  const isShort = words.length <= maxHeading && !/[.!?]$/.test(line.trim())
  return line.trim().endsWith(':') || (isShort && readHeadingOfParts(line) !== null)
}
