import { isFillerWord, isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, isArticleNumber, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { countSizes, splitSizes } from '../lines/split-mentions.ts'
import type { MailRow } from '../mail/mail-reading.ts'
import { phrasesOf } from '../mail/share-heading.ts'
import { withoutMaterials } from '../omissions/without-materials.ts'
import { denial } from './agreed-words.ts'
import { anyChange, too } from './change-words.ts'
import { withoutSameSizes } from './same-sizes.ts'

/** `half of that`, `die Hälfte` */
const half =
  /(?<!\p{L})(?:half|halb|halfte|la moitie|moitie|la mitad|mitad|la meta|meta|helft|polowe|polowa|polovin[auo]|metade|jumatate|halften|polovic[ao]|felet|fele)(?!\p{L})/u

/** Words that put something else in the place of what was said, in folded letters. */
const replacing = new Set(
  'ersetzen ersetze tauschen austauschen wechseln aendern andern durch gegen stattdessen replace swap change changed by to instead remplacez remplacer changez changer par cambialo cambiala cambiar cambiad cambia sustituir sustituid por cambiare cambia sostituire sostituite con vervangen vervang wijzigen door zamienic zamien zmienic zmien na vymenit vymente zmenit zmente za trocar troque mudar mude schimbati schimba inlocuiti cu byt byta andra till zamenjajte zamenjaj csereljek cserelje rather prefer ones lieber eher plutot preferons preferiremmo preferiamo preferimos liever wolimy wolelibysmy woleli radsi raje inkabb preferam hellre better besser meglio piuttosto mejor melhor raczej lepiej radeji spis spise bolje'.split(
    ' ',
  ),
)
/** The Romanian "mai" alone may ask for a further part. */
const rather = /(?<!\p{L})mai (?:bine|degraba)(?!\p{L})/u
const also = new RegExp(String.raw`(?<!\p{L})${too}(?!\p{L})`, 'u')
const samePieces = new RegExp(
  String.raw`(?<!\p{L})(?:${anyChange('same')}|samma antal|mismas? medidas?|same sizes?)(?!\p{L})`,
  'u',
)

/**
 * Changes the quantity, the material or the sizes of the part that a line answers: `half of that`, `in HSS please`, `swap
 * for 100x36x12`. Any other word leaves the part as it is.
 * @returns whether the line says no more than the change
 */
export function changeAbove(above: MailRow, said: string): boolean {
  const line = withoutSameSizes(said)
  if (line.includes('?') || namesWork(line) || namesCut(line) || namesKind(line)) return false
  const folded = foldLetters(line).replace(rather, ' ')
  const words = folded.match(/\p{L}+/gu) ?? []
  // "Also in HSS" is a further part.
  if (also.test(folded) || words.some((word) => isOrdering(word) && !isFillerWord(word))) return false
  if (half.test(folded) && !/\d/.test(line)) return halve(above, folded)
  const parts = splitSizes(above.requested)
  if (parts === null || isArticleNumber(parts[1])) return false
  const changed = hasSizes(line) ? withSizes(parts, line, words) : withMaterial(parts, line)
  if (changed === null) return false
  above.requested = changed
  return true
}

function halve(above: MailRow, folded: string): boolean {
  const others = folded.replace(half, ' ').match(/\p{L}+/gu) ?? []
  const count = Number(above.quantity)
  if (!others.every(isOrdering) || !Number.isInteger(count / 2) || count < 2) return false
  above.quantity = String(count / 2)
  return true
}

type Parts = NonNullable<ReturnType<typeof splitSizes>>

/** Returns a part with the sizes of a line that names nothing else; null for another line. */
function withSizes([before, sizes, behind]: Parts, line: string, words: readonly string[]): string | null {
  const [head = '', other = '', tail = ''] = splitSizes(line) ?? []
  const isPlain = words.every((word) => /^[xm]$/.test(word) || isOrdering(word) || replacing.has(word))
  const isAlike = countSizes(other) === countSizes(sizes)
  return isPlain && isAlike && !/\d/.test(`${head} ${tail}`) ? `${before}${other}${behind}` : null
}

/**
 * Returns a part of a list in the material that the words of a sentence about its position name, and nothing else: `item 3
 * nitrided, please`; null for other words.
 */
export function inMaterial(requested: string, said: string): string | null {
  const line = withoutSameSizes(said).replace(/^[\s:,–-]+/, '')
  const folded = foldLetters(line)
  const parts = splitSizes(requested)
  if (/[\d?]/.test(line.replace(/\d+\.\d/g, '')) || namesWork(line) || namesCut(line) || namesKind(line)) return null
  if (parts === null || isArticleNumber(parts[1]) || also.test(folded) || denial.test(folded)) return null
  return withMaterial(parts, line)
}

/** Returns a part in the material of a line that names nothing else; null for another line. */
function withMaterial([before, sizes, behind]: Parts, line: string): string | null {
  const phrases = phrasesOf(line.replace(/[.!]+$/, '').replace(/[,;.]/g, ' , '))
    .filter((phrase) => !samePieces.test(foldLetters(phrase)))
    .map(withoutReplacing)
    .filter((phrase) => phrase !== '')
  const [material, ...others] = phrases
  if (material === undefined || others.length > 0 || !belongsToPart(material)) return null
  return `${withoutMaterials(before)} ${sizes} ${withoutMaterials(behind)} ${material}`.replace(/\s+/g, ' ').trim()
}

function withoutReplacing(phrase: string): string {
  return phrase
    .split(' ')
    .filter((word) => !replacing.has(foldLetters(word)))
    .join(' ')
}
