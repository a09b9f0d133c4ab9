import { belongsToPart } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { sizesOf } from '../lines/split-mentions.ts'
import type { MailReading } from '../mail/mail-reading.ts'
import { kindStems } from '../references/kind-stems.ts'
import { isNumbered } from './numbered-nouns.ts'

const article = '(?:die|the|those|les|gli|i|le|los|las|os|as|de|te|ty|tyto|az?|cele|cei|de|ti|tisti)'
const of = '(?:mit|of|de|da|van|o|fi|od|na|pa|med|cu|s|z)'
const are = "(?:sind|are|sont|c'est|sono|son|sao|zijn|sa|jsou|su|so|sunt|ar|azert|azok)"
/** Words that begin a reason or a purpose, per language and in folded letters. A translator adds words here. */
const reasons = {
  de: 'weil da denn fur',
  en: 'because since as for',
  fr: 'parce car pour puisque',
  it: 'perche poiche per',
  es: 'porque para ya',
  pt: 'porque pois para',
  nl: 'omdat want voor',
  pl: 'bo poniewaz dlatego do dla',
  cs: 'protoze kvuli pro',
  sl: 'ker zaradi za',
  hu: 'mert kellenek',
  ro: 'deoarece pentru fiindca',
  se: 'eftersom for darfor till',
} as const
const reason = `(?:${Object.values(reasons)
  .flatMap((words) => words.split(' '))
  .join('|')})`
/** `Los expulsores de 8,2 son porque hemos repasado el agujero`, `The 6.2 ones are for the opened-up holes` */
const explained = new RegExp(
  String.raw`^(?:${article}\s+)?(?<kind>\p{L}{3,20}(?:\s\p{L}{3,20})?\s+)?(?:${of}\s+)?(?:ø\s?)?(?<figure>\d{1,2}(?:[.,]\d)?)(?:\s?mm|-?ern?|-?ers|-?es|-?as|s)?(?:\s+(?:ones|mm))?(?:\s+(?<noun>\p{L}{3,20}))?\s+${are},?\s+(?:(?:solo|nur|only|alleen|tylko|jen|bara|zo|tak|so|da)\s+)?(?<why>${reason}(?!\p{L}).*)$`,
  'u',
)
const number = new RegExp(String.raw`(\p{L}+)?[\s.]*(?:\d[\d.,/-]*|(?<!\p{L})(?:${wordOfSeveral})(?!\p{L}))`, 'gu')
/** Of the mould, which is worked on instead of the part. */
const holes =
  /(?<!\p{L})(?:aus|auf|durch)?(?:loch|locher|bohrung|hole|bore|trou|alesage|for[oi]|agujero|furo|gat(?:en)?|boring|otwor|otvor|dir[ay]|luknj|izvrtin|furat|gaur|hal(?:en|et)?(?!\p{L}))/u
const mould = new RegExp(`^${anyOf('moulds')}$`, 'u')
const maxLength = 300
const maxRows = 100

/** Removes sentences that only say why the sizes of a part above are what they are, as these ask for nothing. */
export function withoutExplained(reading: MailReading, line: string): string {
  if (reading.rows.length === 0 || line.length > maxLength || !/\d/.test(line)) return line
  const sentences = line.split(/(?<=[\p{L}\d)][.!])\s+(?=\p{Lu})/u)
  const kept = sentences.filter((sentence) => !explainsAbove(reading, sentence))
  return kept.length === sentences.length ? line : kept.join(' ')
}

function explainsAbove({ rows }: MailReading, sentence: string): boolean {
  const { kind = '', figure = '', noun = '', why = '' } = explained.exec(foldLetters(sentence))?.groups ?? {}
  if (why === '' || isCancelled(sentence) || namesCut(why) || (namesWork(why) && !holes.test(why))) return false
  const isCounted = [...why.matchAll(number)].some(
    ([, word]) => word === undefined || !(isNumbered(word) || mould.test(word)),
  )
  if (isCounted || why.split(/[\s,.]+/).some((word) => belongsToPart(word))) return false
  const isSized = rows.slice(-maxRows).some(({ requested }) => diameterOf(requested) === figure.replace(',', '.'))
  return isSized && (kind + noun === '' || kindStems(`${kind} ${noun}`).length > 0)
}

function diameterOf(requested: string): string {
  return /\d+(?:[.,]\d+)?/.exec(sizesOf(requested))?.[0].replace(',', '.') ?? ''
}
