import { namesPart } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { freeNumbers } from '../../quantities/free-numbers.ts'
import { inTotal, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { keptInStock, namesOwnStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { asking } from '../mail/parts-already-there.ts'
import { readMailPart } from '../mail/read-mail-part.ts'
import { ownVerb, still } from './without-owned.ts'

/** "The stock is" in folded letters, before a number; in a text of its own, as the shop may have one, too. */
const stockIs =
  '(?:(?:lager|rest)?bestand|current stock|stock actuel|stock left|giacenza|scorta attuale|existencias?|stan(?: magazynowy)?|voorraad|keszlet|stoc actual|saldo|lagersaldo|stanje zaloge|stav skladu|stock atual)'
/** "There remain" beside a number: `il n'en reste que 2`, `zbývají 2` */
const remain =
  "(?:(?:n'en|en|nous en) rest\\p{L}+|rest(?:ent|e) encore|quedan|ne restano|ci restano|rimangono|zbyv\\p{L}+|mame jeste|jeste mame|zostal\\p{L}*|maradt|restam|sobram|au ramas|mai avem|ostal\\p{L}*|imamo se|se imamo|hebben we nog|nog over)"
const number = String.raw`(?<![\p{L}\d.,/x×-])(?:\d{1,4}(?!\d|[.,/-]\d|\s*[x×*°%])|(?:${wordOfSeveral})(?!\p{L}))`
const isThere = new RegExp(
  String.raw`(?<!\p{L})(?:${stockIs}(?:\s+\p{L}+){0,3}\s*[:=]?\s*${number}|(?:${remain}|${keptInStock})(?!\p{L}))`,
  'u',
)
/** "We have 4" alone may be a part of what is needed. */
const isStill = new RegExp(String.raw`(?<!\p{L})${still}(?!\p{L})`, 'u')
/** What makes the pieces that are there part of an order, or only supposes them. */
const unsure = new RegExp(
  String.raw`(?<!\p{L})(?:${inTotal}|if|falls|wenn|sofern|ob|whether|unless|indien|jesli|pokud|jestli|caso|daca|ce|you|ihr|sie|vous)(?!\p{L})`,
  'u',
)
/** Before the next clause: `, `, ` (`, ` so `, `, per cui `, and before `haben wir noch 1` */
const between = new RegExp(
  String.raw`\s*\(|\)\s*|[,;]\s+(?:(?:und|and|et|e|y|en|i|a|es|si|och|in|so|also|deshalb|daher|donc|quindi|percio|per cui|por eso|por lo que|por isso|dus|wiec|takze|proto|tehat|ezert|deci|darfor|torej|zato)\s+)?|[.!?]\s+|\s[–-]\s|\s(?:so|deshalb|daher|donc|quindi|dus|wiec|takze|deci|torej)\s+|(?<=\d)\s(?=${ownVerb}\s+(?:${still}\s+)?${number})`,
  'gu',
)
/** That nothing is there, or that the pieces come on top: `plus 2 for our stock` */
const otherwise = new RegExp(
  String.raw`\+|(?<!\p{L})(?:nicht|keine?n?|not|no longer|non|pas|nie|nem|nao|nu|inte|niet|geen|plus|extra|more|zusatzlich|dazu|weitere\p{L}?|further|additional|${anyChange('spare')})(?!\p{L})`,
  'u',
)
const maxLength = 300

/**
 * Removes what the writer says of the pieces that are there already beside a part whose pieces are asked for: `6 sleeves
 * 5x8x150 (we still have 2 on the shelf)`, `Bestand noch 3 St., bitte 20 St. liefern`. Without other pieces it stays, and
 * also where a third number may be what is missing.
 */
export function withoutOwnedCount(line: string): string {
  const folded = foldLetters(line)
  if (line.length > maxLength || !(isThere.test(folded) || namesOwnStock(line)) || unsure.test(folded)) return line
  const ends = findAll(between, folded)
  const starts = [0, ...ends.map(({ index, 0: { length } }) => index + length)]
  const [only, other] = starts.flatMap((start, at) => {
    const end = ends[at]?.index ?? line.length
    return isOwned(line.slice(start, end), ends[at]?.[0] ?? line.slice(end)) ? { at, start, end } : []
  })
  if (only === undefined || other !== undefined) return line
  const isInBrackets = ends[only.at - 1]?.[0].endsWith('(') === true && ends[only.at]?.[0].startsWith(')') === true
  const before = line.slice(0, only.at === 0 ? 0 : ends[only.at - 1]?.index)
  const behind = line.slice(isInBrackets ? only.end + 1 : only.at === 0 ? starts[1] : only.end)
  const rest = `${before}${behind}`.trim()
  // Pieces before a remark without brackets may be those that are needed, of which some are there.
  const counted = isInBrackets ? rest : behind
  const isOnly = freeNumbers(rest).length === 1 && freeNumbers(counted).length === 1
  const isAsked = asking.test(foldLetters(rest)) || /^\d+$/.test(readMailPart(rest).quantity)
  return isOnly && isAsked && namesPart(rest) && firstMentions(rest).length < 2 ? rest : line
}

function isOwned(clause: string, end: string): boolean {
  const folded = foldLetters(clause.trim())
  if (!/\p{L}/u.test(folded) || end.trim().startsWith('?') || firstMentions(clause).length > 0) return false
  if (asking.test(folded) || otherwise.test(folded) || namesWork(clause) || namesCut(clause)) return false
  return freeNumbers(clause).length < 2 && (isThere.test(folded) || (namesOwnStock(clause) && isStill.test(folded)))
}
