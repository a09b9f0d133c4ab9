import { hasSizes, isArticleNumber, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberHomographs } from '../../quantities/number-homographs.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { changesAll, changesShareOfAll } from '../corrections/change-all.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { asking } from '../mail/parts-already-there.ts'
import { asksForCertificate } from '../references/read-certificate.ts'
import { leaveOutSentences } from '../sentences/leave-out-sentences.ts'
import { withoutTimes } from './delivery/without-times.ts'
import {
  countedMatter,
  leftOfMatter,
  matters,
  measureOfMatter,
  numberedMatter,
  ofCranes,
  ofCycles,
  ofOffers,
  ofPeople,
  ofSamples,
  ofShifts,
} from './other-matters.ts'

const word = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'u')
const matter = word(matters)
const shift = word(ofShifts)
const away = word(ofPeople)
const sample = word(ofSamples)
const cycle = word(ofCycles)
const offer = word(ofOffers)
const crane = word(ofCranes)
const lifts =
  /(?<!\p{L})(?:hebt|tragt|lifts?|takes|leve|porta|levanta|tilt|podnosi|uzvedne|emel|ridica|lyfter|dvigne)(?!\p{L})/u
const were =
  /(?<!\p{L})(?:were|passed|had|waren|war|hatten|gehabt|etaient|erano|eran|salieron|estavam|byl[oya]|mialy|mely|volt(?:ak)?|fost|var|hade|bil[oaie]|imeli)(?!\p{L})/u
const pieces = new RegExp(String.raw`\d\s*${units.pieces}(?!\p{L})|(?<!\p{L})m\s?\d{1,2}(?!\d)`, 'u')
/** "Ring the bell" names no ring, and the Spanish "muelle 3" is a dock. */
const noKind = /(?<!\p{L})(?:ring(?=\s(?:at|me|us|the)(?!\p{L}))|muelle(?=\s\d))/gu
const number = String.raw`(?:\d{1,3}(?:[ .,]\d{3})*(?:[.,]\d+)?|(?:${wordOfSeveral})(?!\p{L}))`
const to = '(?:to|bis|a|au|al|tot|do|az|till?|and|und|et|e|y|en|i|och|of|von|de|di|van|z|ze|od|din|av|sur)'
const range = String.raw`\d{1,4}(?:\s*(?:[-–/]|\s${to}\s)\s*\d{1,4})?\.?`
const iban =
  /(?<![\p{L}\d])[A-Z]{2}\s?\d{2}\s?(?:[A-Z]{4}|[A-Z]?\d{3,4})(?:\s?\d[\dA-WYZ]{2,3}){2,6}(?:\s?\d{1,3})?(?![\p{L}\d])/gu
/** Figures of a name, a number, a date or a paper, which are no pieces even of a sentence that asks for something */
const named: readonly RegExp[] = [
  /\S+@\S+|six sigma/gu,
  /(?<![\p{L}\d])[a-z]+[-.]?\d[\da-z.-]*(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])\d(?:[ ./-]?\d){5,}(?:\.?[a-z]\d{2})?(?![\p{L}\d])/gu,
  /(?<![\p{L}\d])(?:\d{5,}|(?:19|20)\d\d|0\d+)(?![\p{L}\d])/gu,
  new RegExp(
    String.raw`(?<!\p{L})(?:${numberedMatter})\.?(?:\s(?:n[ro°º.]*|num\.?|c\.|st\.|sz\.|od|de|da|from|von|vom|del|van))?\s*${range}`,
    'gu',
  ),
  new RegExp(String.raw`${number}\s+(?:${countedMatter})(?!\p{L})`, 'gu'),
  // The last day of an offer
  /(?:jusqu'au|bis zum|until the|hasta el|fino al|ate(?: ao)? dia|tot(?: de)?|do|pana pe|till den)\s+\d{1,2}(?:\.|\s?th)?(?![\d.,]*\d|\s*[x×*])/gu,
]
const measured = new RegExp(String.raw`${number}(?:-|\s*)(?:de\s)?(?:${measureOfMatter})(?!\p{L})`, 'gu')
const told = new RegExp(String.raw`${number}\s+(?:${ofSamples}|${ofCycles})(?!\p{L})`, 'gu')
const daysLeft = new RegExp(
  String.raw`(?<!\p{L})${leftOfMatter}\s+(?:(?:jeste|jeszcze|se|jih|je|aun|ancora|nog|ainda)\s+){0,3}\d{1,2}(?!\p{L})|(?<!\p{L})\d{1,2}\s+${leftOfMatter}(?!\p{L})`,
  'gu',
)
const hours =
  /(?<!\p{L})(?:at|um|o|w|v|ve|ob|a|as|las|alle|om|klockan|kl|ora)\.?\s\d{1,2}(?:[:.h]\s?\d{2})?(?![\d.,]\d)|\d{1,2}(?:[:.]\d{2})?(?:-kor|\s?(?:uhr|h|orakor|uur))(?!\p{L})/gu
const lifted = /(?<![\d.,])\d{1,2}(?=[\s.!]*$)/u
const spanOfDays = new RegExp(String.raw`\d{1,2}\.?\s*(?:${to}|[-–])\s*\d{1,2}\.?`, 'u')
/** Numbers of one language that are other words in the next one: the Dutch "onze", the Hungarian "het" */
const otherWord = new RegExp(String.raw`(?<!\p{L})(?:onze|${[...numberHomographs].join('|')})(?!\p{L})`, 'gu')
const anyNumber = new RegExp(String.raw`\d|(?<!\p{L})(?:${wordOfSeveral})(?!\p{L})`, 'u')
/** A heading, or an abbreviation before its number: `USt-IdNr.` */
const endsOpen = /(?::|n[ro]\.|num\.)$/iu
const maxLength = 600
const maxSentence = 200
/** A shorter one may be the heading of a section. */
const minWords = 4

/**
 * Removes sentences about other matters than parts, all of whose figures belong to these: `All of these are on pages 34 to 41
 * of the catalogue.`, `Unser IBAN ist …`, `The crate may be 1 metre high.` A sentence with one more figure stays.
 */
export function withoutOtherMatters(line: string): string {
  return line.length > maxLength || !/\p{L}{3}/u.test(line) ? line : leaveOutSentences(line, isOfOther)
}

function isOfOther(sentence: string): boolean {
  if (sentence.length > maxSentence || endsOpen.test(sentence) || sentence.split(/\s+/).length < minWords) return false
  const folded = foldLetters(sentence)
  if (!matter.test(folded) || !anyNumber.test(folded)) return false
  const plain = foldLetters(sentence.replace(iban, ' '))
  const isTold = cycle.test(folded) || (sample.test(folded) && were.test(folded))
  const rest = withoutFigures(plain, isTold, asking.test(plain))
  if (anyNumber.test(rest) || pieces.test(plain) || namesKind(folded.replace(noKind, ' '))) return false
  if (hasSizes(plain) || sentence.split(/[\s,;()]+/).some(isArticleNumber)) return false
  if (!isTold && (namesWork(sentence) || namesCut(sentence))) return false
  return !(isCancelled(folded) || asksForCertificate(sentence) || changesAll(sentence) || changesShareOfAll(sentence))
}

function withoutFigures(folded: string, isTold: boolean, asks: boolean): string {
  const rest = named.reduce((text, figure) => text.replace(figure, ' '), folded).replace(otherWord, ' ')
  if (asks || /^\s*\d/.test(isTold ? '' : folded)) return foldLetters(withoutTimes(rest))
  const unmeasured = rest.replace(measured, ' ').replace(told, isTold ? ' ' : '$&')
  const timeless = foldLetters(withoutTimes(unmeasured))
  if (shift.test(folded)) return timeless.replace(hours, ' ')
  if (away.test(folded)) return timeless.replace(spanOfDays, ' ')
  if (offer.test(folded)) return timeless.replace(daysLeft, ' ')
  return crane.test(folded) && lifts.test(folded) ? timeless.replace(lifted, ' ') : timeless
}
