import { isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyChange } from '../corrections/change-words.ts'
import type { OrderLine } from './read-order-line.ts'
import { endOfSizes } from './split-mentions.ts'

const enough =
  '(?:basta|reicht|genugt|suffit|staci|wystarczy|volstaat|racker|elegendo|eleg|chega|ajunge|zadostuje|is genoeg|is enough|will do)'
const before = String.raw`(?:${enough}\s+(?:(?:lesz|med|met)\s+)?)?(?:(?:con|com|mit|met|med)\s+(?=.*${enough}))?(?:(?:pa|ale|ma|mais|aber)\s+)?`
const one =
  '(?:einmal|eins|einen|einer|eine|eden|once|one|jeden|jednou|jednu|jedna|jedno|jeden raz|una vez|uno|una|un|une|egyszer|egyet|egy|uno solo|een|eenmaal|raz|um|uma|o data|unul|ett|en|eno|enega|enkrat|ena)'
/** `centring ring 100x36x12 once`, `kroužek 110x36x12 jeden`, `gyűrű 100x36x12 elég lesz egy` */
const singleAtEnd = new RegExp(
  String.raw`[\s,;:–-]+${before}(?:${anyChange('only')}\s+)?${one}(?:\s+${anyChange('only')})?(?:\s+${enough})?[.!]*$`,
  'u',
)

/** Reads "one" behind a part. */
export function readSingle(text: string): OrderLine | null {
  const found = singleAtEnd.exec(foldLetters(text))
  const requested = text.slice(0, found?.index)
  const beside = withoutOrdering(requested.slice(endOfSizes(requested)).replace(/^\)/, '').trim())
  const isPart =
    found !== null && endOfSizes(requested) > 0 && (beside.split(' ').every(isAround) || belongsToPart(beside))
  return isPart ? { requested, quantity: '1' } : null
}

function isAround(word: string): boolean {
  return word === '' || isOrdering(word)
}
