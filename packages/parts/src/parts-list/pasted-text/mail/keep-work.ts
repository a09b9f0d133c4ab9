import { isOrdering, namesLoss } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind, statesLength } from '../../cell-content.ts'
import { namesFeature } from '../../feature-words.ts'
import { foldLetters } from '../../fold-letters.ts'
import { asksForCut } from '../../rows/read-cells.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { denial } from '../corrections/agreed-words.ts'
import { meansAll } from '../corrections/change-by.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { uncutWord } from '../omissions/uncut-words.ts'
import { singularStems } from '../references/kind-stems.ts'
import { asksForCertificate, certified } from '../references/read-certificate.ts'
import { namesAnyMaterial } from '../sentences/without-sentence.ts'
import { type MailReading, type MailRow, rowAbove, rowsOfKind } from './mail-reading.ts'
import { withoutContacts } from './part-line.ts'
import { namesFurtherLength } from './repeat-in-length.ts'
import { phrasesOf } from './share-heading.ts'

/** A longer line is no sentence, and one of more rows is hardly meant by its kind. */
const maxLength = 1000
const maxRows = 100
/** A shorter word with a full stop is an abbreviation. */
const sentenceEnd = /(?<=\p{L}{5}|\d|\))[.!](?:\s+(?=[¿¡]?(?!Ø)\p{Lu})|\s*$)|;\s+/u

/**
 * Returns the sentences of a line that say what is to be done with parts: `6x160. Auf 140 kürzen.`, `Round all tips.`
 * @param isLast no part stands below, so that a kind is that of parts above: `Pins without head`, `Stifte bitte DLC`
 */
export function findWork(line: string, isLast: boolean): string[] {
  if (line.length > maxLength || /:\s*$|\d{6}/.test(line) || namesFurtherLength(line)) return []
  const sentences = line.split(sentenceEnd).filter((said): said is string => said !== undefined)
  const isSentence = sentences.length > 1 || line.split(/\s+/).some(isOrdering) || /[.!]$/.test(line)
  return sentences.flatMap((said) => {
    const isOfKind = isLast && namesKind(said)
    const isAsked = isSentence || isOfKind ? asksForWork(said, isOfKind) : asksForFeature(said)
    return isAsked ? [said] : materialIn(said)
  })
}

/** Returns the first clause of a sentence without a part if it is a material: `steel 1.2312, we make the pockets` */
function materialIn(sentence: string): string[] {
  const [clause = '', ...others] = sentence.split(/,\s+/)
  const phrases = phrasesOf(clause)
  const isMaterial = phrases.length === 1 && phrases.some(belongsToPart) && !hasSizes(sentence) && !namesKind(sentence)
  return isMaterial && others.length > 0 && !isCancelled(sentence) ? [clause] : []
}

/** What a line with work said, before and after it was read. */
interface WorkOfLine {
  work: readonly string[]
  /** The rows that were read from the line. */
  added: readonly MailRow[]
  /** What the rows above said before. */
  former: readonly string[]
}

/**
 * Keeps the work of a line in the rows that it means, so that none is left out, and what the reader does not know is
 * asked. What has changed a row above was read.
 */
export function keepWork(reading: MailReading, index: number, { work, added, former }: WorkOfLine): void {
  if (work.length === 0 || reading.rows.length === 0 || reading.references.has(index)) return
  // What no rule has read is a row already.
  if (added.length === 0 && reading.rows.length > former.length) return
  const isRead = former.some((said, at) => said !== saidOf(reading.rows[at]))
  // Another step may have put into one row what all of them need.
  for (const sentence of isRead ? work.filter(meansAll) : work) {
    if (added.some(({ requested }) => sentence.includes(requested))) continue
    // The last part of a line may have it, whatever the sentence names.
    for (const row of added) row.requested = without(row.requested, sentence.trim())
    for (const row of rowsMeant(reading, index, sentence, added))
      if (!isKept(row, sentence))
        row.requested = `${row.requested}, ${asksForCertificate(sentence) ? certified : sentence.trim()}`
  }
}

export function saidOf(row: MailRow | undefined): string {
  return row === undefined ? '' : `${row.quantity} ${row.requested}`
}

/** A drawing that is named alone changes nothing: `Drawing attached.` */
const drawing =
  /\p{L}*(?:zeichn|skizz|drawing|sketch|dessin|disegn|dibuj|desenh|vykres|rysun|tekening|ritning|rajz|risb|nacrt)\p{L}*|(?<!\p{L})(?:zng|dwg|drg|plans?|planos?|desen(?:ul|e)?)(?!\p{L})/gu
/** What changes may be the order. */
const changing =
  /(?<!\p{L})(?:modif|geander|ander(?:t|n|ung)|chang|cambi|zmen|zmian|zmien|modos|gewijzig|wijzig|andra|andring|sprem|schimb|altera)\p{L}*/gu
/** `no change to the head` */
const none =
  /(?<!\p{L})(?:nessun[oa]?|keine?[rnm]?|aucune?|ningun[oa]?|zadn\p{L}+|geen|inga|inget|nenhuma?|nicio|no|any)(?!\p{L})/u
/** What is marked, packed, sent or collected beside the part: `Please mark the parcel with tool 377.` */
const parcel =
  /(?<!\p{L})(?:parcel|bags?(?!\p{L})|beutel|sacchett|sachet|bols[ao]|zak(?!\p{L})|woreczk|sacek|zacsk|saco|vreck|pase|order|godsmark|package|packet|pa[ck]k?et|pakk|box|carton|karton|lieferschein|rechnung|delivery note|invoice|packing|label|colis|emballage|facture|pacc[oh]|imballo|fattura|paquete|caja|factura|etiquet|bal[ií]k|zasilk|paczk|przesylk|csomag|doboz|szamla|doos|factuur|embalagem|caixa|fatura|colet|cutie|ambala|lada|faktura|posilj|skatl|racun|enlevement|ritir[oai]|recogida|abhol|collect|pick-?up|odbi[oe]r|vyzved|atvet|ophal|levantamento|ridica|hamta|prevz)/u
/** Longer sentences tell of something else, unless they ask. */
const maxWords = 7
const maxWordsOfAsking = 12
const maxWordsOfMaterial = 4

const uncut = new RegExp(String.raw`(?<!\p{L})${uncutWord}`, 'u')
const takenBack = new RegExp(String.raw`^\W*${anyChange('opening')}(?!\p{L})`, 'u')

/** How a question begins that asks for work: `can you`, `könnten Sie`; other ones ask how the parts are. */
const request =
  /^[^\p{L}]*(?:(?:and|also|und|et|e|y|och|i|a|is)\s)?(?:can|could|would|will|kann|kannst|konnen|konnten|konnt|konntest|wurden|pouvez|pourriez|peux|peut-on|pourrait|serait-il|potete|potreste|puoi|potresti|si puo|si possono|podeis|podriais|pueden?|podrian?|puedes|podrias|se pueden?|podem|podiam|pode|podia|consegu\p{L}+|kunnen|kunt|kun|kan|czy mozna|czy moz\p{L}+|mozecie|moga|mozna|muzete|mohli|slo by|lze|jde|tudn\p{L}+|tudtok|lehet\p{L}*|puteti|ati putea|se poate|se pot|kunde|lahko|ali lahko|ali se da)(?!\p{L})/u

/** `Können Sie auch gravieren?` asks what the shop does. */
const too = /(?<!\p{L})(?:auch|also|aussi|anche|tambien|tambem|ook|tez|rowniez|take|taky|is|ocksa|tudi)(?!\p{L})/u

export function asksToWork(question: string): boolean {
  const folded = foldLetters(question)
  return request.test(folded) && (namesKind(question) || !too.test(folded))
}

/** Whether a sentence names what the part above must have, although it asks with no word: `diameter h5, not g6` */
function asksForFeature(sentence: string): boolean {
  return (namesFeature(sentence) || asksForCertificate(sentence)) && asksForWork(sentence, false)
}

function asksForWork(sentence: string, isOfKind: boolean): boolean {
  const words = sentence.match(/[\p{L}\d]\S*/gu) ?? []
  const isShort = words.length <= maxWords || (words.length <= maxWordsOfAsking && words.some(isOrdering))
  const isQuestion = /\?\s*$/.test(sentence) && !asksToWork(sentence)
  if (words.length === 0 || !isShort || isQuestion || /\d{6}/.test(sentence) || hasSizes(sentence)) return false
  const plain = withoutDenied(foldLetters(withoutContacts(sentence)).replace(drawing, ' ').replace(changing, ' '))
  if (parcel.test(plain) || namesLoss(sentence) || (isCancelled(plain) && !instead.test(plain))) return false
  if (uncut.test(plain) || takenBack.test(plain) || readOrderLine(sentence).quantity !== '') return false
  // With its kind it leads to the parts below it: `Ejector sleeves, hardened`
  const most = isOfKind ? maxWords : maxWordsOfMaterial
  const isMaterial =
    words.length <= most && namesAnyMaterial(plain) && ((isOfKind && !meansAll(sentence)) || !namesKind(sentence))
  const isFeature = asksForCertificate(sentence) || namesFeature(sentence)
  return isFeature || asksForCut(plain) || namesWork(plain) || (/\d/.test(plain) && statesLength(plain)) || isMaterial
}

/** `not pointed, but round` */
const instead =
  /(?<!\p{L})(?:sondern|but|mais|ma|bensi|sino|pero|nybrz|ale|lecz|hanem|maar|mas|ci|utan|ampak|temvec)(?!\p{L})/u

/** Removes the clauses that deny work, unless another one says what is wanted instead. */
function withoutDenied(folded: string): string {
  if (instead.test(folded)) return folded
  const clauses = folded.split(/,\s+/)
  return clauses.filter((clause) => !denial.test(clause) && !none.test(clause)).join(', ')
}

/** It is no plate. */
const plated = /(?<!\p{L})plat(?:ed|ing)(?!\p{L})/gu

/**
 * Rows of the kind that the sentence names, all rows, those of its line, or the one directly above. Farther below, two
 * words for work tell that a sentence without a kind is about the rows, as one of them is also in names of companies.
 */
function rowsMeant(reading: MailReading, index: number, sentence: string, added: readonly MailRow[]) {
  const isOfAll = meansAll(sentence)
  const stems = singularStems(foldLetters(sentence).replace(plated, ' '))
  const ofKind = stems.length > 0 ? rowsOfKind(reading, stems) : []
  if (ofKind.length > 0) return ofKind
  if (!isOfAll && added.length > 0) return added
  const above = rowAbove(reading, index)
  if (!isOfAll && above?.line === index - 1) return [above]
  if (asksForCertificate(sentence)) return reading.rows.slice(-maxRows)
  const works = sentence.split(/\s+/).filter((word) => namesWork(word) || namesCut(word))
  return works.length > 1 || (isOfAll && works.length > 0) ? reading.rows.slice(-maxRows) : []
}

/** Whether another step has put the work into the row already. */
function isKept({ requested }: MailRow, sentence: string): boolean {
  const words = sentence.match(/\p{L}+/gu) ?? []
  const said = foldLetters(requested)
  if (asksForCertificate(sentence)) return requested.endsWith(certified)
  return words.some((word) => (namesWork(word) || namesCut(word)) && said.includes(foldLetters(word)))
}

function without(requested: string, sentence: string): string {
  const at = requested.lastIndexOf(sentence)
  if (at <= 0) return requested
  const behind = requested.slice(at + sentence.length).replace(/^[\s.,;!]+/, ' ')
  return `${requested.slice(0, at).replace(/[\s.,;]+$/, '')}${behind}`.trimEnd()
}
