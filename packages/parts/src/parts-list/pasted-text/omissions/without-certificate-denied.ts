import { foldLetters } from '../../fold-letters.ts'
import { endOfSizes } from '../lines/split-mentions.ts'

const certificate =
  '(?:certifi[ck]\\p{L}*|zertifikat\\p{L}*|zeugnis\\p{L}*|cert|certs|certyfikat\\p{L}*|atest\\p{L}*|tanusitvany\\p{L}*|intyg\\p{L}*|spricevalo\\p{L}*|potrdilo\\p{L}*)'
/** That nobody needs one, before or behind its noun. */
const denied =
  '(?:(?:kein\\p{L}{0,2}|no|not|pas(?: besoin)? d[eu]|sans|senza|sin|sem|geen|bez|fara|utan|brez|nincs|ohne|without|niet|non|nao|nie)\\s(?:\\p{L}+\\s){0,2}?)'
const needless =
  '(?:(?:is |wird |e |es |ist )?(?:niet|nicht|not|non|nao|no|nu|nie|neni|ni|inte|nem) (?:e |es |est |hace |je )?(?:nodig|notig|erforderlich|benotigt|needed|required|necessar\\p{L}+|necesari\\p{L}+|preciso|potreb\\p{L}+|treba|behovs|nodvandigt|szukseges|kell|falta|wymagan\\p{L}+|potrzebn\\p{L}+)|niepotrzebn\\p{L}|unnotig|inutile)'
const clause = new RegExp(
  String.raw`\s*[,;(–-]\s*(?:${denied}${certificate}(?:\s(?:needed|required|notig|erforderlich|nodig|necessario|necesario))?|${certificate}\s${needless}|(?:no hace falta|no necesit\p{L}+|nao e preciso|nie potrzeba|nepotrebujeme|ne potrebujemo|nem kell|nu (?:e )?(?:nevoie|trebuie)(?: de)?|behovs inget|on n['’]a pas besoin d[eu])\s(?:un |el |o |de )?${certificate})\s*(?=[),.;]|$)\)?`,
  'gu',
)

/**
 * Removes behind a part that nobody needs a certificate for it, as its denial leaves out no part: `2 eye bolts M20 (no
 * certificate needed)`
 */
export function withoutCertificateDenied(line: string): string {
  const folded = foldLetters(line)
  clause.lastIndex = 0
  const found = clause.exec(folded)
  const end = endOfSizes(line) || line.search(/\d/)
  if (found === null || found.index < end) return line
  const rest = `${line.slice(0, found.index)}${line.slice(found.index + found[0].length)}`
  const isOpened = found[0].trimStart().startsWith('(') && !found[0].endsWith(')')
  const isClosed = !found[0].includes('(') && found[0].endsWith(')')
  if (isOpened) return rest.replace(/^(.{0,999}?)\)/u, '$1')
  return isClosed ? `${rest.slice(0, found.index)})${rest.slice(found.index)}` : rest
}
