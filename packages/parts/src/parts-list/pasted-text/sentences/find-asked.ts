import { endsInAsking, isOrdering } from '../../../words/order-words.ts'
import { withoutOrdering } from '../../../words/without-ordering.ts'
import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { groupWord } from '../../quantities/read-pieces.ts'
import { type OrderLine, sayPieces } from '../lines/read-order-line.ts'
import { isNumberedNoun, timeBefore } from './numbered-nouns.ts'

/** Beginnings of words for what else a mail counts: times, papers, money and measures, without accents. */
const otherNouns = {
  de: 'position artikel sekund schicht schuss zyklus zyklen leute kolleg mitarbeiter tag woche monat jahr stund minut uhr prozent kopie exemplar seite angebot teillief lieferung rechnung person mal mahnung termin euro werktag arbeitstag kalenderwoche',
  en: "position item article second shift shot cycle people lads guys colleague operator pound quid customer day week month year hour minute percent copy copies page quote quotation offer deliver shipment invoice people person time o'clock business working euro dollar",
  cs: 'poloz pozic sekund smen cykl koleg zakaz den dny dnu dni tyden tydn mesic rok let hodin minut procent kopi stran nabid dodav faktur osob pracovn korun',
  es: 'posicion articulo segundo turno ciclo companer golpe dia semana mes ano hora minuto ciento copia pagina oferta entrega factura persona vez veces laborable euro',
  fr: 'position article seconde collegue equipe cycle jour semaine mois ans annee heure minute cent copie exemplaire page offre devis livraison facture personne fois ouvr euro',
  hu: 'tetel pozic masodper muszak ciklus kolleg nap het honap ev ora perc szazalek peldan masolat oldal ajanlat szallit szamla szemely alkal munkanap forint feszk',
  it: 'posizion articol second turn cicl collegh giorn settiman mes ann ora ore minut cento copi pagin offert consegn fattur person volt lavorativ euro',
  nl: 'positie artikel seconde ploeg cyclus collega dag week weken maand jaar uur minut procent kopie exempla pagina offerte leverin factur person keer werkdag euro',
  pl: 'pozycj artykul sekund zmian cykl koleg dni dzien tydzien tygodn miesiac miesiec rok lat godzin minut procent kopi stron ofert dostaw faktur osob raz roboc zloty',
  pt: 'posic artigo segundo turno ciclo colega dia semana mes ano hora minuto cento copia pagina oferta cotac entrega fatura pessoa vez vezes util uteis euro',
  ro: 'pozit articol secund schimb ciclu coleg zi zile saptaman lun an ani ora ore minut procent copi pagin ofert livrar factur persoan ori lucrat',
  se: 'position artikel sekund skift cyk kolleg dag veck manad ar timm minut procent kopi sid offert leverans faktur person gang arbetsdag kron',
  sl: 'pozicij artik sekund izmen cikl sodelav dan dni teden tedn mesec let ura ure ur minut odstot kopij stran ponud dobav racun oseb krat delovn eur',
} as const

const others = Object.values(otherNouns).flatMap((words) => words.split(' '))
const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
const noun = /\p{L}{4}/u
const isGroup = new RegExp(`^(?:${groupWord})$`, 'u')

/**
 * Finds a number that a sentence asks for, with any noun: `bitte noch 4 Federn`, `Federn? Wir brauchen 4.` Numbers of
 * days and the like are none, nor are those of projects and machines: `benötigen wir für Projekt 2288:`
 * @returns the noun with the words beside it; null for a text that asks for nothing
 */
export function findAsked(line: string): OrderLine | null {
  const sentences = line.split(/(?<=[.!?])\s+/)
  for (const [at, sentence] of sentences.entries()) {
    const said = sentence.split(' ').filter(Boolean)
    const place = said.findIndex(
      (word, index) => countOf(word) !== '' && !isOfOther(said.slice(0, index)) && isAskedBehind(said.slice(0, index)),
    )
    const number = said[place]
    if (number === undefined) continue
    const group = isGroup.test(foldLetters(said[place + 1] ?? '').replace(marks, '')) ? said[place + 1] : undefined
    // "Two dozen of the screws"
    const quantity = group === undefined ? countOf(number) : sayPieces(`${number} ${group.replace(marks, '')}`)
    const goods = said.slice(group === undefined ? place + 1 : place + 2).join(' ')
    const behind = withoutOrdering(group === undefined ? goods : goods.replace(ofFirst, '')).replace(/[.!?,;\s]+$/, '')
    const isIntroduction = said.at(-1) === said[place] && sentence.endsWith(':')
    if (namesThing(behind)) {
      if (!isOtherNoun(behind)) return { requested: behind, quantity }
      continue
    }
    // An introduction names no part: `in der Anlage 3:`
    if (isIntroduction && !namesKind(line)) continue
    const before = [...sentences.slice(Math.max(0, at - 1), at), ...said.slice(0, place)].join(' ')
    const named = withoutOrdering(before).replace(/[.!?,;\s]+$/, '')
    if (namesThing(named)) return { requested: named, quantity }
  }
  return null
}

/** Whether a text has a noun beside the words of an order: `Order, mould` names nothing that is asked for. */
function namesThing(text: string): boolean {
  return text.split(' ').some((word) => noun.test(word) && !isOrdering(word))
}

/** Whether a number stands behind a noun that has one, or is that of a day or an hour. */
function isOfOther(before: readonly string[]): boolean {
  const word = foldLetters(before.at(-1) ?? '').replace(marks, '')
  return isNumberedNoun(word) || timeBefore.test(foldLetters(`${before.slice(-3).join(' ')} `))
}

/** Returns the pieces that a word counts; empty for sizes, dates and times. "One" is also an article. */
function countOf(word: string): string {
  const bare = word.replace(marks, '')
  if (!/^(?:\d{1,4}|\p{L}{3,})$/u.test(bare)) return ''
  const quantity = sayPieces(bare)
  return quantity === '1' && bare !== '1' ? '' : quantity
}

/** Whether words end with those of an order, of which one asks. */
function isAskedBehind(words: readonly string[]): boolean {
  const other = words.findLastIndex((word) => !isOrdering(word) || /[.!?:]$/.test(word))
  return words.slice(other + 1).some((word) => endsInAsking(word))
}

/** `10 por ciento`, but not `10 por favor` */
const shareFirst = /^(?:por|pour|per)\s+(?=c(?:i?ento|ent)(?!\p{L}))/iu

/** `30 de zile` */
const ofFirst = /^(?:de|di|d'|van|av)\s+/i

/** Whether a text begins with a noun that counts no goods: days, papers, money. */
export function isOtherNoun(text: string): boolean {
  const [word = ''] = text.replace(shareFirst, '').replace(ofFirst, '').split(' ')
  const folded = foldLetters(word)
  // "Centreringsringar" are no per cent.
  if (folded.startsWith('centr')) return false
  // A short beginning has a short ending: "år" does not begin "arcuri".
  return others.some((stem) => folded.startsWith(stem) && (stem.length > 3 || folded.length < stem.length + 3))
}
