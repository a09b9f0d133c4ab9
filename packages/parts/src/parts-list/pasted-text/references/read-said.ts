import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, numberWord, units } from '../../quantities/read-pieces.ts'
import { agreed, denial } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { readCorrection, to, withoutCorrection, withoutFormer } from '../corrections/read-correction.ts'
import { markNewCount } from '../corrections/read-new-count.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { takeMarks } from '../moulds/count-marks.ts'
import { isOfPapers } from '../omissions/delivery/without-papers.ts'
import { withoutUnchanged } from '../omissions/without-unchanged.ts'
import { isOffered } from './clauses-of-kinds.ts'
import { isDeliveryWord } from './delivery-words.ts'
import { saysEnough, withoutEnough } from './enough-words.ts'
import { isOrdinal } from './find-positions.ts'
import { type Said, saidOf } from './reference.ts'

const cancelled = new RegExp(String.raw`(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')
const only = new RegExp(String.raw`(?<!\p{L})${anyChange('only')}(?!\p{L})`, 'u')
const onlyAlone = new RegExp(`^${anyChange('only')}$`, 'u')
const count = new RegExp(
  String.raw`(?<![\p{L}\d.,x×-])(\d{1,5}|${numberWord})(?![\p{L}\d]|[.,]\d)(?:\s*${units.pieces})?`,
  'gu',
)

/**
 * Reads a number as the new quantity if nothing else can be meant: it has a unit, or it begins the clause, or the word
 * before it asks for it. `bis 30`, `L=160` and other words may change the part, so they stay with it.
 */
export function readSaid(clause: string): Said {
  const now = readNow(clause)
  if (now !== '') return { words: '', quantity: now, former: null, isOnly: false, factor: 1 }
  const folded = foldLetters(withoutUnchanged(withoutCorrection(clause)))
  if (doubles(folded) && !/\d/.test(folded)) return { words: '', quantity: '', former: null, isOnly: false, factor: 2 }
  const counts = findAll(count, folded).flatMap(({ index, 0: said }) => {
    const quantity = sayPieces(said)
    return quantity === '' ? [] : [{ quantity, before: folded.slice(0, index).trimEnd(), hasUnit: unit.test(said) }]
  })
  const [stated, ...others] = counts
  const rest = withoutEnough(folded.replace(count, ' ').replace(eachBehind, ' '))
  const isReplacing = withoutFormer(clause) !== clause
  const moving = stated === undefined ? '' : (movingTo.exec(stated.before)?.[1] ?? '')
  const words = rest.match(/\p{L}+/gu) ?? []
  const isAsOffered = stated === undefined && words.some(isAgreeing)
  // "We do not need it" has only words of an order. A number instead of another one may have any verb before it.
  const isPlain =
    !cancelled.test(folded) &&
    !otherSign.test(rest) &&
    (isReplacing && stated !== undefined
      ? words.every((word) => isBeside(word) || word === moving || word === 'ne' || ofUs.test(word) || isOrdinal(word))
      : !denial.test(folded) && words.every((word) => isBeside(word) || (isAsOffered && ofOffer.test(word))))
  const isStated =
    stated === undefined || stated.hasUnit || asksAtEnd(stated.before) || isReplacing || saysEnough(folded)
  if (!isPlain || !isStated || others.length > 0) return saidOf(clause.trim())
  const quantity = stated?.quantity ?? ''
  const former = isReplacing ? (readCorrection(clause)?.former ?? null) : null
  return { words: '', quantity, former, isOnly: quantity === '' && only.test(folded), factor: 1 }
}

/** Reads a new number that a clause says alone in a phrase of its own: `ahora son 20`; empty for another one. */
function readNow(clause: string): string {
  const { rest, marks } = takeMarks(markNewCount(clause))
  const isPlain = !/\d/.test(rest) && (foldLetters(rest).match(/\p{L}+/gu) ?? []).every(isBeside)
  return isPlain && marks.now.length === 1 ? String(marks.now[0]) : ''
}

const doubled =
  /(?<!\p{L})(?:dobl(?:ad|en|amos)|dobr(?:em|amos)|duplaz\p{L}*|duplan[aei]?|verdoppel\p{L}*|doppelt\p{L}{0,2}|double[rz]?|doubled|twice|doubler|raddoppi\p{L}*|doppio|duplicar|duplicad|duplica\p{L}*|doble|dobrar|dobro|dobra\p{L}*|dubl\p{L}*|dubbel\p{L}*|dubbl\p{L}*|verdubbel\p{L}*|podwoi\p{L}*|podwoj\p{L}*|zdvojnasob\p{L}*|dvojnasob\p{L}*|megduplaz\p{L}*|duplaj\p{L}*|podvoji\p{L}*|en double|zweimal|deux fois|dos veces|due volte|duas vezes|twee keer|tweemaal|tva ganger|ketszer|de doua ori|dvakrat|dwa razy|dwukrotni[ea])(?!\p{L})/u
/** Whether a line has a word that doubles a number of pieces. */
export function doubles(line: string): boolean {
  const folded = foldLetters(line)
  return doubled.test(folded) && !isOfPapers(folded)
}

/** A word for quantities in all languages, in folded letters: `double the quantities` */
export const quantityNoun =
  /(?<!\p{L})(?:meng\p{L}*|stuckzahl\p{L}*|anzahl|quantit\p{L}*|qty|amounts?|numbers?|cantidad\p{L}*|ilosc\p{L}*|mnozstv\p{L}*|poct[yu]|mennyiseg\p{L}*|darabszam\p{L}*|aantal\p{L}*|antal\p{L}*|mangd\p{L}*|kolicin\p{L}*|quantidad\p{L}*|cantitat\p{L}*)/u

const eachBehind = new RegExp(String.raw`(?<!\p{L})${anyChange('eachBehind')}(?!\p{L})`, 'u')
const unit = new RegExp(`${units.pieces}$`, 'u')
/** Signs of sizes and prices: `Ø8`, `5 %` */
const otherSign = /[^\p{L}\d\s:;,.!?()=>→–-]/u
/** `to 8`, `je 8`, `8-ra` */
const beside = new RegExp(
  `^(?:${to}|${anyOf('each')}|${anyOf('labels')}|do|pa|za|pe|r[ae]|go|goes|up|down|ist|sind|de[lr]?|dell[aeo]|degli|dei|du|des|d[ao]s|van|even|ook)$`,
  'u',
)

/** `idzie na 8`, `passa a 6` */
const movingTo = new RegExp(String.raw`(?<!\p{L})(\p{L}+)\s+${to}$`, 'u')
/** Verbs of "we": `punem`, `passiamo`, `dejamos`, `mettons`, `vezmeme`, `bierzemy`, `vesszük` */
const ofUs = /^\p{L}{2,}(?:iamo|[aei]mos|ons|[aei]my|[aei]me|[aei]mo|unk|juk|zuk|[aei]m)$/u

function isAgreeing(word: string): boolean {
  return agreed.has(word) || isOffered(word)
}

/** Quantities, and the offer that has them: `ok aux quantités du devis`, `in den angebotenen Mengen` */
const ofOffer = new RegExp(
  String.raw`${quantityNoun.source}|^(?:ange(?:bot|boten)\p{L}*|quot\p{L}*|devis|offre\p{L}*|ofert\p{L}*|presupuest\p{L}*|cotizac\p{L}*|propost\p{L}*|preventiv\p{L}*|offert\p{L}*|aanbied\p{L}*|nabid\p{L}*|ajanlat\p{L}*|ponud\p{L}*|a[ul]x?|[nd]as)$`,
  'u',
)

function isBeside(word: string): boolean {
  return isAgreeing(word) || isOrdering(word) || onlyAlone.test(word) || beside.test(word) || isDeliveryWord(word)
}

function asksAtEnd(text: string): boolean {
  const word = /\p{L}*$/u.exec(text)?.[0] ?? ''
  return word === '' || endsInAsking(word) || onlyAlone.test(word) || beside.test(word)
}
