import { endsInAsking } from '../../../words/order-words.ts'
import { hasSizes } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberWord } from '../../quantities/read-pieces.ts'
import { anyChange } from '../corrections/change-words.ts'

/** How people say that some of several parts are still good, in folded letters. */
const good =
  '(?:gut|brauchbar|in ordnung|ok|okay|heil|good|fine|usable|intact|bon(?:ne)?s?|intacts?|buon[eioa]|intatt[ioa]|bien|buen[oa]s?|dobr[aeiy]|goed|bruikbaar|heel|bo[am]s?|bons|jok?|bun[ae]|bra|hela|uporabn[ie])'
const only = `(?:${anyChange('only')}|seuls?|seules?|noch|nog|still|encore|ancora|aun|todavia|uz|jeszcze|juz|inca|ainda|fortfarande|kvar|se|le)`
const clause = /[^,.;!?]+[,.;!?]?(?=\s|$)/gu
const goodOnly = new RegExp(
  String.raw`^(?=.*(?<!\p{L})${good}(?!\p{L}))(?=.*(?<!\p{L})${only}(?!\p{L}))(?=.*(?<![\p{L}\d])(?:\d{1,2}|${numberWord})(?![\p{L}\d]))`,
  'u',
)

/** Removes clauses that only say how many parts are still good, which orders none: `z dvanácti jsou dobré už jen čtyři` */
export function withoutStillGood(line: string): string {
  if (line.length > maxLength) return line
  const folded = foldLetters(line)
  const found = findAll(clause, folded).filter(({ index, 0: said }) => {
    const written = line.slice(index, index + said.length)
    return goodOnly.test(said) && !hasSizes(written) && !written.split(/[\s,.;!?]+/).some((word) => endsInAsking(word))
  })
  return found.length === 0 ? line : replaceFound(line, found, () => '').trim()
}

const maxLength = 500
