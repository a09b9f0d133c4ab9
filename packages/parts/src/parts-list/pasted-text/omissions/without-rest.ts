import { isFillerWord } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { ofThem } from '../../quantities/contradicts-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { withoutUnchanged } from './without-unchanged.ts'

/** "The rest" of an order, per language and in folded letters. A translator adds words here. */
const rests = {
  de: '(?:der |die |das |den )?(?:rest(?:liche[nrs]?)?|ubrige[nrs]?)|alles (?:andere|ubrige|weitere)|sonst alles',
  en: '(?:the |all the )?(?:rest|remainder|remaining)|everything else|all else',
  cs: '(?:vse |vsechno )?(?:zbytek|ostatni|zbyvajici)',
  es: '(?:el resto|(?:todo )?lo demas)',
  fr: '(?:pour )?(?:(?:tout )?le rest(?:e|ant))',
  hu: '(?:a |minden )?(?:tobbi(?:t|re|nel)?|maradek)|a rendeles tobbi resze',
  it: '(?:per )?(?:(?:tutto )?il )?(?:resto|restante|rimanente)',
  nl: '(?:de |het )?(?:rest|overige)|al het andere',
  pl: '(?:cala )?(?:reszta|reszte)|(?:wszystkie )?pozostale',
  pt: '(?:tudo )?(?:o )?(?:resto|restante)',
  ro: '(?:in )?restul|celelalte',
  se: '(?:allt )?(?:resten|ovrigt|annat)',
  sl: '(?:vse )?(?:ostalo|preostalo|preostanek)',
} as const

const clause = new RegExp(
  String.raw`(?:[,;.]|\s[–-])\s+(?:(?:und|and|et|e|y|en|i|a|es|si|och|in)\s)?(?:${Object.values(rests).join('|')})(?!\p{L})(?:[,:]\s)?([^,;.!?()\d]{0,70})(?=[,;.!?)]|$)`,
  'gu',
)
const anyRest =
  /rest|remain|ubrig|alles|else|zbyt|zbyv|ostatn|demas|tobbi|marad|riman|overig|andere|pozostal|celelalte|ovrigt|annat|ostal|preosta/

/** Words that say that the rest is as it was, and nouns of orders, where no list of ordering words has them. */
const asAgreed: ReadonlySet<string> = new Set(
  [
    "ist sind ok okay passt stimmt gleich wie immer sonst of the your order same unchanged as last time agreed du sur commande comme est dell dell'ordine come accordo d'accordo",
    'invariato uguale igual del pedido siempre como segun da encomenda combinado van bestelling zoals afgesproken jak ustalono ustalilismy uzgodniono zamowienia',
    'objednavky jsme domluvili dohodnuto ahogy megbeszeltuk rendeles resze valtozatlan szerint comenzii cum vorbit ramane la fel narocila kot dogovorjeno ostane enako',
    'av bestallningen som overenskommet oforandrat enligt lika tal cual tale quale tel quel ditto idem',
  ].flatMap((words) => words.split(' ')),
)
const division = new RegExp(String.raw`(?<!\p{L})${ofThem}(?!\p{L})`, 'u')
const marks = /^[^\p{L}]+|[^\p{L}]+$/gu

/**
 * Removes what a clause says of the rest of an order, as it says nothing about the part before it: `4 pins 6x200, the rest
 * as quoted`. A rest that is cancelled, or made in another way, stays.
 */
export function withoutRest(text: string): string {
  const folded = foldLetters(text)
  // "Davon 2 gekürzt, der Rest normal" divides the pieces of the part.
  if (!anyRest.test(folded) || !hasSizes(text) || division.test(folded)) return text
  const found = findAll(clause, folded).filter(({ index, 0: said, 1: words = '' }) => {
    const whole = text.slice(index, index + said.length)
    return saysNothing(text.slice(index + said.length - words.length, index + said.length)) && !isCancelled(whole)
  })
  return found.length === 0 ? text : replaceFound(text, found, () => '')
}

function saysNothing(said: string): boolean {
  if (namesKind(said) || namesWork(said) || namesCut(said)) return false
  return withoutUnchanged(` ${said}`)
    .split(/\s+/)
    .every((word) => {
      const bare = foldLetters(word).replace(marks, '')
      return bare === '' || asAgreed.has(bare) || (isFillerWord(word) && !belongsToPart(word))
    })
}
