import { withoutOrdering } from '../../../words/without-ordering.ts'
import { belongsToPart, hasSizes, namesKind, namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { anyOf, numberWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { withoutDeniedMaterial } from '../corrections/change-material.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { withoutFormerThread } from '../corrections/read-replaced.ts'
import { type OrderLine, readOrderLine, sayPieces } from '../lines/read-order-line.ts'
import { withPackSize } from '../lines/read-packs.ts'
import { readSingle } from '../lines/read-single.ts'
import { countPieces, takeMarks } from '../moulds/count-marks.ts'
import { withoutTotal } from '../moulds/read-shares.ts'
import { withoutAlias } from '../omissions/without-alias.ts'
import { withoutAsides } from '../omissions/without-asides.ts'
import { withoutComparison } from '../omissions/without-comparisons.ts'
import { withoutNumberPhrases } from '../omissions/without-number-phrases.ts'
import { withoutPurposes } from '../omissions/without-purposes.ts'
import { withoutReasons } from '../omissions/without-reasons.ts'
import { withoutRepeated } from '../omissions/without-repeated.ts'
import { withoutRest } from '../omissions/without-rest.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { listWord } from '../references/read-letters.ts'
import { readSentence } from '../sentences/read-sentence.ts'

/** `(2) sleeves`, `4 - 6mm x 200mm`, `4 / sleeve`: numbers that count the lines are removed before. */
const counted = new RegExp(
  String.raw`^(?:(?:${anyOf('labels')}\.?\s*[:=]?\s*)?\((\d{1,4})\)|(\d{1,4})\s+[-–/])\s+(?=\S)`,
  'iu',
)

/** `line 2 (ejector pin 6x200)`, where the words behind it count the pieces */
const positionBefore = new RegExp(
  String.raw`^[^\d()]*(?<!\p{L})${listWord}\.?\s*\d{1,4}\s*\(([^()]*\d\s?[x×][^()]*)\)`,
  'u',
)

/** Removes the position of a part that stands in brackets behind it. */
function withoutPosition(text: string): string {
  const [said = '', named = ''] = positionBefore.exec(foldLetters(text)) ?? []
  const part = text.slice(said.length - named.length - 1, said.length - 1)
  return said !== '' && namesPartAlone(part) ? part + text.slice(said.length) : text
}

/** `14x2, ten of` */
const ofAtEnd = new RegExp(String.raw`(\d|(?<!\p{L})(?:${wordOfSeveral}))\s+of\.?$`, 'iu')

/**
 * Reads a part of a mail with its quantity. Words of a sentence may stand around both, so the quantity may be in the
 * middle: `pins nitrided: 8 off 4x160`.
 */
export function readMailPart(text: string): OrderLine {
  const { rest, marks } = takeMarks(
    withoutFormerThread(withoutPosition(text.normalize('NFC')))
      .trim()
      .replace(ofAtEnd, '$1 off')
      // "die 8x200er", "the 8x200s", "a 8x200-asból", "8x200-ból", "8x200-at"
      .replace(/(?<=\d\s?[x×]\s?\d{2,4})(?:ern?|'?s|-?(?:[aeoö]s\p{L}{0,6}|b[oóöő]l)|-[aeoö]t)(?!\p{L})/giu, '')
      // "M24-es", "M24er"
      .replace(/(?<=(?<!\p{L})M\d{1,2})-?(?:[aeoö]s\p{L}{0,6}|ern?)(?!\p{L})/giu, ''),
  )
  const { requested, quantity } = readCounted(
    withoutSubset(
      withoutPurposes(
        withoutRepeated(
          withoutUnchanged(
            withoutReasons(
              withoutRest(
                withoutHalfBrackets(
                  withoutAlias(withoutNumberPhrases(withoutComparison(withoutDeniedMaterial(withoutAsides(rest))))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
  const isChanged = marks.now.length > 0 && quantity === ''
  return { requested: isChanged ? withoutTotal(requested) : requested, quantity: countPieces(quantity, marks) }
}

const subset = new RegExp(
  String.raw`[\s,;(–-]+(?<!\p{L})${ofThem}\s+(?:\d{1,4}|${numberWord})(?![\d.,]|\s*[x×*])[^.]*\.?$`,
  'u',
)

/** Removes what some of the counted pieces are for, unless these are other parts: `six bushes, two of them for stock` */
function withoutSubset(text: string): string {
  const found = subset.exec(foldLetters(text))
  if (found === null) return text
  const [head, tail] = [text.slice(0, found.index), text.slice(found.index)]
  const isOther =
    // Another length, as in "davon 4 in 200", or a date of delivery.
    /\d.*\d{2}/.test(tail) ||
    namesWork(tail) ||
    namesCut(tail) ||
    namesKind(tail) ||
    tail.split(/[\s,.)]+/).some((word) => word !== '' && belongsToPart(word))
  return isOther || readCounted(head).quantity === '' ? text : head
}

/** Removes the only bracket of a text, as one of several parts in brackets has. */
function withoutHalfBrackets(text: string): string {
  return text.replace(/^\(([^()]*)$|^([^()]*)\)$/, '$1$2')
}

/** `another 4 of the same`, `4 pareils`, `vier gleiche` */
const countedSame = new RegExp(
  String.raw`^(?:\p{L}+\s+)?(\d{1,4}|${wordOfSeveral})\s+(?:${units.pieces}\s+)?(?:(?:of|von|de|di|van|av|z|od)\s+)?(?=${anyChange('samePart')}(?!\p{L}))`,
  'u',
)

/** `ebenso viele 8x250`, whose words are also those of an order */
const sameCount = new RegExp(String.raw`^\s*${anyChange('same')}(?!\p{L})`, 'u')

function readCounted(written: string): OrderLine {
  const same = hasSizes(written) ? null : countedSame.exec(foldLetters(written))
  if (same?.[1] !== undefined) {
    const requested = written.slice(same[0].length).replace(/[\s,;]+$/, '')
    return { requested, quantity: sayPieces(`${same[1]} pcs`) }
  }
  const first = counted.exec(written)
  if (first !== null) {
    const requested = written.slice(first[0].length)
    const own = readOrderLine(requested)
    // A single 1 may count the lines.
    const count = Number(first[1] ?? first[2])
    return own.quantity === '' && count > 1 ? { requested, quantity: String(count) } : own
  }
  const whole = readOrderLine(written)
  const single = whole.quantity === '' ? readSingle(whole.requested) : null
  if (single !== null) return single
  const isSame = sameCount.test(foldLetters(written))
  const line = whole.quantity === '' && !isSame ? readOrderLine(withoutHalfBrackets(withoutOrdering(written))) : whole
  if (isCancelled(written)) return line
  return line.quantity === '' && !isSame ? readSentence(line.requested) : withPackSize(line)
}
