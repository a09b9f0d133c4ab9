import { hasSizes, statesLength } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { cutWord, namesCut } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { splitSizes } from '../lines/split-mentions.ts'
import { uncutWord } from '../omissions/uncut-words.ts'
import type { MailReading, MailRow } from './mail-reading.ts'

/** "To length" in all languages, whatever the verb beside it is: `auf Länge geschliffen` */
const toLength =
  '(?:auf lange|to length|a longitud|a longueur|a lunghezza|op lengte|ao comprimento|la lungime|till langd|hosszra|na (?:delku|dlugosc|dolzino))'
const cut = new RegExp(String.raw`(?<!\p{L})(?:${toLength}(?!\p{L})|${cutWord})`, 'u')
const uncut = new RegExp(String.raw`(?<!\p{L})${uncutWord}`, 'u')

/**
 * Says at each part with a length of its own that it is cut, if the line that leads to the parts says so:
 * `Bitte ablängen:` above `Auswerferstift 6x250, Länge 218,35 +0,05`. Such a length alone is only perhaps that of a cut.
 */
export function shareCut({ lines, rows }: MailReading): void {
  for (const row of rows) {
    if (!hasOwnLength(row)) continue
    const heading = lines.slice(0, row.line).findLast((line) => line.endsWith(':')) ?? ''
    const word = cutOf(heading)
    if (word !== '') row.requested = `${row.requested}, ${word}`
  }
}

function hasOwnLength({ requested }: MailRow): boolean {
  const behind = splitSizes(requested)?.[2] ?? ''
  return statesLength(behind) && !namesCut(behind) && !uncut.test(foldLetters(behind))
}

/** Returns the word for the cut of a line that leads to parts; empty without one. */
function cutOf(heading: string): string {
  const folded = foldLetters(heading)
  if (hasSizes(heading) || isCancelled(heading) || denial.test(folded) || uncut.test(folded)) return ''
  const found = cut.exec(folded)
  return found === null ? '' : heading.slice(found.index, found.index + found[0].length)
}
