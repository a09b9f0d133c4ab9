import { hasSizes } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { splitSizes } from '../lines/split-mentions.ts'

/** Verbs for parts that are there or have come, per language, in folded letters: of these nothing is ordered. */
const present = [
  '(?:wir haben|haben wir|habe|liegen|sind) noch|ubrig|noch da|(?:angekommen|eingetroffen|erhalten|bekommen)$|sind (?:alle )?da$',
  'still have|have left|are left|(?:have |has |were |was )?(?:arrived|received)|came in|you sent|were (?:fine|ok|good)',
  '(?:il )?(?:nous |en )?reste(?:nt)? (?:encore )?\\d|avons encore|(?:bien )?arrives?|arrivees?|avons recu|bien recu',
  '(?:nos |me )?quedan? (?:aun |todavia )?\\d|(?:aun|todavia) tenemos|tenemos (?:aun|todavia)|llegaron|han llegado|(?:hemos )?recibi(?:do|mos)',
  '(?:ci|ne) (?:restano|rimangono|sono rimast[ie])|abbiamo ancora|ancora abbiamo|(?:sono )?arrivat[ie]|abbiamo ricevuto',
  '(?:restam|sobram|sobraram)|ainda temos|temos ainda|chegaram|recebemos',
  'hebben (?:we |wij )?(?:er )?nog|nog over|(?:zijn )?(?:aangekomen|binnengekomen|ontvangen)',
  'zosta(?:lo|ly)|mamy jeszcze|jeszcze mamy|(?:przyszly|dotarly|otrzymalismy)',
  'zbyva(?:ji)?|mame jeste|jeste mame|(?:dorazily|prisly|obdrzeli)',
  'maradt|van meg|meg van|megerkezt?e?tt|megkaptuk',
  '(?:ne-)?(?:au|mai) ramas|mai avem|au ajuns|am primit',
  'har (?:vi )?(?:\\S+ )?kvar|finns kvar|har (?:kommit|anlant)|har mottagit',
  '(?:je |so )?ostal[oie]|imamo se|se imamo|(?:so )?prispel[ie]|prejeli smo',
].join('|')
const presentVerb = new RegExp(String.raw`(?<!\p{L})(?:${present})(?!\p{L})`, 'u')
/** Beginnings of verbs that ask, in folded letters. */
export const asking =
  /(?<!\p{L})(?:brauch|braucht|benotig|bestell|bitt|schick|send|liefer|nehm|nachbestell|please|need|order|want|requir|suppl|quote|add|besoin|faut|faudra|command|livr|envo|ajout|necesit|pedi|mand|envi|anad|serv|occorr|bisogn|ordin|aggiung|precis|encomend|acrescent|nodig|stuur|bestel|graag|potrzeb|pros|zama|potreb|objedn|posl|kell|ker|rendel|kuld|nevoie|rog|comand|trimit|adaug|behov|skick|lagg|naroc|rabi)/u
/** Whose verb also asks, in folded letters: `davon sind 4 schon bestellt` */
const orderedAlready =
  /(?<!\p{L})(?:schon|bereits|already|deja|gia|ya|al|juz|uz|jiz|mar|ja|redan|ze)\s(?:\p{L}{2,6}\s)?(?:bestellt|geordert|ordered|on order|on (?:the|their) way|commande|ordinat|pedid|besteld|zamowi|objednan|megrendel|encomend|comandat|bestall|naroc)/u
const clauses = /[,;!?]\s|\.\s/

/**
 * Whether a clause only says that a part is there, has come or is ordered: `we still have 3 pins 6x160`, or one behind the
 * part that has the number: `pins 6x160, of these we still have 8`. Its number is not ordered; what is ordered stands in
 * another clause.
 */
export function isAlreadyThere(line: string, requested: string, count: string): boolean {
  const sizes = splitSizes(requested)?.[1]
  const said = line.split(clauses)
  const at = sizes === undefined ? -1 : said.findIndex((clause) => clause.includes(sizes))
  if (at < 0) return false
  if (tellsOfPresent(said[at] ?? '')) return true
  const next = said.findIndex((clause, index) => index > at && hasSizes(clause))
  const counting = said.slice(at + 1, next < 0 ? undefined : next).filter((clause) => counts(clause, count))
  const isBefore = said.slice(0, at + 1).some((clause) => counts(clause, count))
  return !isBefore && counting.length > 0 && counting.every(tellsOfPresent)
}

function tellsOfPresent(said: string): boolean {
  const clause = foldLetters(said).replace(/[.\s]+$/, '')
  return orderedAlready.test(clause) || (presentVerb.test(clause) && !asking.test(clause))
}

const number = new RegExp(
  String.raw`(?<![\p{L}\d.,/x×-])(?:\d{1,4}(?![.,/]?\d|\s*[x×*])|${wordOfSeveral}(?!\p{L}))`,
  'gu',
)

function counts(clause: string, count: string): boolean {
  return findAll(number, foldLetters(clause)).some(([said]) => (sayPieces(said) || said) === count)
}
