import { foldLetters } from '../../fold-letters.ts'
import { splitSizes } from '../lines/split-mentions.ts'

/** Verbs for parts that are there or have come, per language, in folded letters: of these nothing is ordered. */
const present = [
  '(?:wir haben|haben wir|habe|liegen|sind) noch|ubrig|noch da|(?:angekommen|eingetroffen|erhalten|bekommen)$|sind (?:alle )?da$',
  'still have|have left|are left|(?:have |has |were |was )?(?:arrived|received)|came in|you sent|were (?:fine|ok|good)',
  '(?:il )?(?:nous |en )?reste(?:nt)? (?:encore )?\\d|avons encore|(?:bien )?arrives?|arrivees?|avons recu|bien recu',
  '(?:nos |me )?quedan? (?:aun |todavia )?\\d|(?:aun|todavia) tenemos|tenemos (?:aun|todavia)|llegaron|han llegado|(?:hemos )?recibi(?:do|mos)',
  '(?:ci|ne) (?:restano|rimangono|sono rimast[ie])|abbiamo ancora|ancora abbiamo|(?:sono )?arrivat[ie]|abbiamo ricevuto',
  '(?:restam|sobram|sobraram)|ainda temos|temos ainda|chegaram|recebemos',
  'hebben (?:we |wij )?nog|nog over|(?:zijn )?(?:aangekomen|binnengekomen|ontvangen)',
  'zosta(?:lo|ly)|mamy jeszcze|jeszcze mamy|(?:przyszly|dotarly|otrzymalismy)',
  'zbyva(?:ji)?|mame jeste|jeste mame|(?:dorazily|prisly|obdrzeli)',
  'maradt|van meg|meg van|megerkezt?e?tt|megkaptuk',
  '(?:ne-)?(?:au|mai) ramas|mai avem|au ajuns|am primit',
  'har (?:vi )?kvar|finns kvar|har (?:kommit|anlant)|har mottagit',
  '(?:je |so )?ostal[oie]|imamo se|se imamo|(?:so )?prispel[ie]|prejeli smo',
].join('|')
const presentVerb = new RegExp(String.raw`(?<!\p{L})(?:${present})(?!\p{L})`, 'u')
/** Beginnings of verbs that ask, in folded letters. */
export const asking =
  /(?<!\p{L})(?:brauch|braucht|benotig|bestell|bitt|schick|send|liefer|nehm|nachbestell|please|need|order|want|requir|suppl|quote|add|besoin|faut|faudra|command|livr|envo|ajout|necesit|pedi|mand|envi|anad|serv|occorr|bisogn|ordin|aggiung|precis|encomend|acrescent|nodig|stuur|bestel|graag|potrzeb|pros|zama|potreb|objedn|posl|kell|ker|rendel|kuld|nevoie|rog|comand|trimit|adaug|behov|skick|lagg|naroc|rabi)/u
const clauses = /[,;!?]\s|\.\s/

/**
 * Whether a clause only says that a part is there or has come: `we still have 3 pins 6x160`. Its number is not ordered;
 * what is ordered stands in another clause.
 */
export function isAlreadyThere(line: string, requested: string): boolean {
  const sizes = splitSizes(requested)?.[1]
  const clause = foldLetters(
    (sizes === undefined ? undefined : line.split(clauses).find((said) => said.includes(sizes))) ?? '',
  )
  return presentVerb.test(clause.replace(/[.\s]+$/, '')) && !asking.test(clause)
}
