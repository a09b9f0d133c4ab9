import { isFillerWord } from '../../../words/order-words.ts'
import { foldLetters } from '../../fold-letters.ts'
import { article, numberValues, numberWord, units } from '../../quantities/read-pieces.ts'
import { saysEnough, withoutEnough } from '../references/enough-words.ts'
import { endOfSizes } from './split-mentions.ts'

const ofSize = '(?:of|a|x|de|di|da|mit|met|zu|med|om|con|com|with|von|po|van|cu|z|s|per)'
/** `, Beutel zu 25 – einer reicht`: a size of packs without their number, and a clause behind it */
const packsAndClause = new RegExp(
  String.raw`[\s,;:(–-]+(?<pack>${units.packs})\s*${ofSize}\s*(?<size>\d{1,5})(?:\s*(?:${units.pieces}))?\s*\)?[,;:–-]?\s+(?:[–-]\s+)?(?<clause>\D{3,40}|[^\d]{0,30}\d{1,2}[^\d]{0,30})$`,
  'u',
)
const count = new RegExp(String.raw`(?<!\p{L})(?:\d{1,2}|${numberWord}|${article})(?!\p{L})`, 'u')
/** A longer line is a text. */
const maxLength = 200
/** More of them may be pieces. */
const maxPacks = 9

/** Writes how many packs of a size are enough before their size: `O-rings 30x3, bag of 25 – one will do` */
export function sayEnoughPacks(text: string): string {
  if (text.length > maxLength) return text
  const folded = foldLetters(text)
  if (!saysEnough(folded)) return text
  const found = packsAndClause.exec(folded)
  const { pack = '', size = '', clause = '' } = found?.groups ?? {}
  const end = endOfSizes(text)
  if (found === null || end === 0 || found.index < end || !saysEnough(clause)) return text
  const said = withoutEnough(clause)
  const [number = ''] = count.exec(said) ?? []
  const packs = /^\d+$/.test(number) ? Number(number) : (numberValues.get(number) ?? 1)
  const others = said.replace(count, ' ').match(/\p{L}+/gu) ?? []
  const isSaid = number !== '' && packs > 0 && packs <= maxPacks && packs < Number(size) && others.every(isFillerWord)
  return isSaid ? `${text.slice(0, found.index)}, ${packs} ${pack} à ${size} pcs` : text
}
