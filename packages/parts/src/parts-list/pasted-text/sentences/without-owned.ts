import { namesLoss } from '../../../words/order-words.ts'
import { namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { keptInStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { joining } from '../corrections/change-words.ts'
import { firstMentions, sizesOf } from '../lines/split-mentions.ts'
import type { MailReading } from '../mail/mail-reading.ts'

/** "We have" in folded letters, with one of the English ways to say it. */
const weHave = (english: string) =>
  `(?:(?:haben|ham) wir|wir haben|habe? ich|ich habe|${english}|(?:we|i)'ve(?: still)? got|nous (?:(?:en|les) )?avons|on (?:(?:en|les) )?a|j'ai|(?:ne |li |le )?abbiamo|tenemos|tengo|heb(?:ben)? (?:we|wij|ik)|(?:we|wij|ik) heb(?:ben)?|mamy|mam|mame|temos|tenho|avem|har (?:vi|jag)|(?:vi|jag) har|imamo|imam|van meg|meg van)`
export const ownVerb = weHave('(?:we|i)(?: (?:still|already|do))? (?:have|got)')
/** Where the writer keeps parts. */
const ownPlace =
  '(?:bei uns|unserem (?:lager|regal)|(?:on|in) our|with us|chez nous|notre (?:stock|magasin)|da noi|in casa|nuestr[oa]|bij ons|onze voorraad|u nas|nasz\\p{L}+|nasem|nalunk|connosco|noss[oa]|la noi|nostru|hos oss|vart|pri nas)'
export const still =
  '(?:noch|schon|bereits|still|already|encore|deja|ancora|gia|todavia|aun|ya|nog|al|jeszcze|juz|jeste|uz|meg|mar|ainda|ja|mai|inca|deja|kvar|fortfarande|redan|se|ze)'
const owned = new RegExp(String.raw`(?<!\p{L})(?:${ownVerb}|${ownPlace})(?!\p{L})`, 'u')
const kept = new RegExp(String.raw`(?<!\p{L})${keptInStock}(?!\p{L})`, 'u')
const stillThere = new RegExp(String.raw`(?<!\p{L})${still}(?!\p{L})`, 'u')
const ofOurs = new RegExp(String.raw`(?<!\p{L})${ownPlace}(?!\p{L})`, 'u')
/** What denies or only supposes that parts are there, in folded letters: `nicht mehr am Lager`, `falls noch vorhanden` */
const unsure =
  /(?<!\p{L})(?:nicht|keine?n?|kaum|not|no|never|none|few|hardly|nur|only|just|pas|plus|seulement|non|solo|ya no|niet|geen|alleen|nie|tylko|uz ne\p{L}*|ne\p{L}+me|jen|pouze|nem|nincs|csak|nao|so|apenas|nu|doar|inte|inga|bara|ne|ni|nimamo|samo|falls|wenn|sofern|ob|if|whether|unless|si|se(?!\s(?:na|v|kar)\s)|als|indien|jesli|pokud|jestli|ha|caso|daca|om|ce|you|ihr|vous)(?!\p{L})/u
const number = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
const between = new RegExp(
  String.raw`[,;]\s+(?:(?:und|and|et|e|y|en|i|a|es|si|in|och|aber|but|mais|ma|pero|maar|ale|de|mas|dar|men|ampak|pa)\s+)?|[.!?]\s+(?=\p{Lu})|\s[–-]\s|\s(?:aber|but|mais|pero|maar|mas|dar|men|ampak|${joining})\s+(?=[^,;.!?]*\d\s?[x×])`,
  'gu',
)
const maxLength = 300

/**
 * Removes from a line what it says of parts that the writer still has: `die 8x250 haben wir noch im Lager, von den 8x315
 * brauchen wir 6`. A part that other lines name stays, as its row is left out or changed; so does one that the next clause
 * may count.
 */
export function withoutOwned({ lines }: MailReading, index: number, line: string): string {
  const folded = foldLetters(line)
  if (line.length > maxLength || !kept.test(folded) || !owned.test(folded)) return line
  const ends = findAll(between, line)
  const starts = [0, ...ends.map(({ index: at, 0: { length } }) => at + length)]
  const clauses = starts.map((start, at) => ({
    said: line.slice(start, ends[at]?.index),
    mark: ends[at]?.[0] ?? line.slice(-1),
    start,
    next: starts[at + 1] ?? line.length,
  }))
  return clauses.reduceRight((rest, { said, mark, start, next }, at) => {
    const behind = clauses[at + 1]?.said ?? ''
    const isCounted = number.test(foldLetters(behind)) && !firstMentions(behind).length && !namesKind(behind)
    const sizes = sizesOf(said)
    const isElsewhere = () => lines.some((other, place) => place !== index && sizesOf(other) === sizes)
    const isLeft = isOwned(said) && !mark.startsWith('?') && !isCounted && !isElsewhere()
    const further = clauses.slice(at + 1, endOfSentence(clauses, at) + 1)
    const end = further.every(({ said }) => isPlain(said)) ? (further.at(-1)?.next ?? next) : next
    return isLeft ? `${rest.slice(0, start)}${rest.slice(end)}` : rest
  }, line)
}

/** `Pouzdra máme.`, `Die Buchsen haben wir noch.`, `We already have the bushes.` */
const kindOwned = new RegExp(
  String.raw`(?<=^|[.!?;]\s+)(?:[^.!?;\d]{3,40}?,?\s${ownVerb}(?:\s${still})?|${weHave('(?:we|i) (?:still|already) (?:have|got)')}\s(?:${still}\s)?[^.!?;\d]{3,40})[.!](?=\s)\s*`,
  'gu',
)

/** Removes a sentence before others that only says of a kind that the writer has it. */
export function withoutOwnedKinds(line: string): string {
  const found = findAll(kindOwned, foldLetters(line)).filter(
    ({ 0: said }) => namesKind(said) && !unsure.test(said) && !namesLoss(said) && !number.test(said),
  )
  return replaceFound(line, found, () => '')
}

/** Returns the place of the last clause of a sentence, as what it says is also of the parts that are there. */
function endOfSentence(clauses: readonly { mark: string }[], at: number): number {
  const last = clauses.findIndex(({ mark }, place) => place >= at && /^[.!?]/.test(mark))
  return last < 0 ? clauses.length - 1 : last
}

/** Whether a clause names and counts nothing: `więc ich nie wysyłajcie` */
function isPlain(clause: string): boolean {
  return !number.test(foldLetters(clause)) && !namesKind(clause) && !namesWork(clause) && !namesCut(clause)
}

function isOwned(clause: string): boolean {
  const [mention, ...others] = firstMentions(clause)
  if (mention === undefined || others.length > 0) return false
  const said = foldLetters(`${clause.slice(0, mention.start)} ${clause.slice(mention.end)}`)
  if (number.test(said) || unsure.test(said) || namesWork(said) || namesCut(said)) return false
  return (owned.test(said) && kept.test(said)) || (ofOurs.test(said) && stillThere.test(said))
}
