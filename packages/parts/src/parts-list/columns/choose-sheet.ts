import { isQuantity, namesPart } from '../cell-content.ts'
import { foldLetters } from '../fold-letters.ts'
import { readRows } from '../rows/read-rows.ts'
import { spellOut } from '../spell-out.ts'
import { briefRows } from './brief-rows.ts'
import { guessTable } from './guess-table.ts'

const requested =
  /stueckl|stkl|\bstl\b|parts|\bbom\b|bestell|order|bedarf|normteil|normalien|einkauf|purchas|anfrage|material/
const copy = /\b(?:copy|kopie|copia|copie|kopia|kopija|kopio|masolat|kopi)\b|\(\d\)\s*$/
const unwanted =
  /deckblatt|cover|legende|legend|hinweis|readme|info|vorlage|template|stammdaten|artikelstamm|master|katalog|catalog|preisliste|price|lookup|auswahl|dropdown|archiv|archive|\balt\b|\bold\b/

/** Returns the index of the sheet that is most likely the list to order, rather than a large table of master data. */
export function chooseSheet(sheets: readonly { name: string; rows: readonly (readonly string[])[] }[]): number {
  if (sheets.length < 2) return 0
  const scores = sheets.map(({ name, rows }) => scoreOf(name, briefRows(rows)))
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

function scoreOf(name: string, rows: readonly (readonly string[])[]): number {
  const { headerRow, columns } = guessTable(rows)
  const read = readRows(rows, headerRow, columns).rows
  const parts = read.filter(({ articleNo, designation = '' }) => articleNo !== undefined || namesPart(designation))
  const asked = parts.filter(({ quantity = '' }) => isQuantity(quantity))
  const spelled = spellOut(name)
  // A list with quantities is preferred to a longer one without. The size decides last.
  return (
    Math.min(asked.length, 1) * 10 +
    Math.min(parts.length, 1) * 3 +
    (asked.length / Math.max(read.length, 1)) * 4 +
    Math.log10(1 + asked.length) * 2 +
    (headerRow >= 0 ? 1 : 0) +
    (requested.test(spelled) ? 3 : 0) -
    (unwanted.test(spelled) ? 5 : 0) -
    (copy.test(foldLetters(name)) ? 4 : 0)
  )
}
