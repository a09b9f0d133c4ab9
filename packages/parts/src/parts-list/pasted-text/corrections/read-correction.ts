import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { inTotal, readPieces, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { remember } from '../../remember.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { endOfSizes } from '../lines/split-mentions.ts'
import { anyChange, butInstead } from './change-words.ts'
import { moreBefore, moreBehind, sumUp, thanBefore } from './further-pieces.ts'

/** A line of a mail that changes a quantity. */
export interface Correction {
  /** The line without the former quantity and the words of the correction. */
  rest: string
  /** Null if the line does not state it. */
  former: number | null
}

const formerNumber = String.raw`(\d{1,5}(?![.,]?\d|\s*[x×*]\s*\d|\s*mm(?!\p{L}))|${wordOfSeveral}(?!\p{L}))(?:\s*(?:${units.pieces}))?`
const only = '(?:csak|mar csak)(?!\\p{L})'
export const wrote =
  "(?:i (?:wrote|put|typed)|ich (?:hatte|habe)|(?:hatte|habe) ich|j'(?:ai|avais) (?:ecrit|mis|note)|ho scritto|avevo scritto|escribi|puse|habia (?:escrito|puesto)|napsal[ai]? jsem|napisal[ae]m|ik (?:schreef|had)|jag (?:skrev|rakade skriva)|escrevi|tinha escrito|am scris|scrisesem|sem napisal[ao]?|azt irtam)"
/** `(I wrote 8)`, `, jag råkade skriva 6` */
const wrongNumber = String.raw`\s*[,(–-]\s*${wrote}\s+${formerNumber}(?:\s+\p{L}+){0,3}\s*(?=[).!]|$)\)?`
/** `(ni hade 16 i offerten)`, `(bylo omylem 13)`, `(tínhamos escrito só 6)` */
const hadBeen =
  '(?:had|was|were|hatten?|war(?:en)?|avai(?:t|ent)|avi(?:ons|ez)|etai(?:t|ent)|tinhamos|tinha|era[nm]?|erano|aveva(?:te|mo)?|habiamos|habia[nis]?|byl[aoy]?|mial|mieli\\p{L}*|volt(?:ak)?|fost|bilo|ponian?|decian?|it said|(?:c.)?era scritto|etait (?:ecrit|marque)|hadden|stod|stond(?:en)?|hade|hadde)'
const formerInBrackets = String.raw`\s*\(\s*(?:\p{L}+\s+){0,3}?${hadBeen}\s+(?:\p{L}+\s+){0,3}?${formerNumber}(?:\s+\p{L}+){0,4}\s*\)`
/** Before the former number, in folded letters: `au lieu des 10`, `al posto dei 10` */
const inPlaceOf = `(?:${anyChange('instead')}|au lieu des|(?:invece|al posto) d(?:ei|egli|elle)|em vez d[ao]s)`
const article = '(?:(?:der|den|die|the|los|las|les|gli|i|le|de|cele|cei|az?)\\s+)?'
/** Beginnings of words for where the former number stood: `offered`, `bestellten`, `prévus` */
const stated = String.raw`(?:(?:gestern|yesterday|hier|ieri|ayer|ontem|gisteren|wczoraj|vcera|igar|vceraj|tegnap)\s+)?(?:angebot|bestell|ursprung|geplant|vorgesehen|offer|order|quot|original|planned|propos|command|prevu|initial|ofert|oferi|ofreci|pedid|propuest|previst|ordinat|propost|encomend|aangebod|gepland|oorspronk|oferow|zamowi|pierwotn|nabiz|nabid|objednan|puvodn|ponuj|ponud|naroc|prvotn|comandat|bestall|ajanl|rendel|eredet)\p{L}*`
/** `statt 10`, `(nicht 10)`, `10 helyett`, `(au lieu des 12 proposés)`; the Romanian `trimiteți-ne 10` denies none. */
const former = new RegExp(
  [
    String.raw`\(\s*(?:no|${inPlaceOf})\s+${formerNumber}[^()\d]{0,60}\)`,
    String.raw`\(?\s*(?<!\p{L}-?)${inPlaceOf}\.?\s+${article}(?:${stated}\s+)?${formerNumber}(?:\s+${stated})?\s*(?:${butInstead}(?!\p{L}))?\s*\)?`,
    // Behind another unit than the Spanish one, "no 4" may correct the pieces: "6 pcs, no, 4".
    String.raw`(?<=\d\s*(?:(?:uds?|unidad(?:es)?|pzas?|piezas?)\.?)?),\s*(?:y\s+)?no\s+${formerNumber}(?=[.!]?$)`,
    String.raw`(?<!\p{L})(?:geen|keine?|no|pas|nie|nem|inte|nao|nu)\s+${formerNumber}\s*,?\s*${butInstead}(?!\p{L})`,
    String.raw`\(\s*(?:az?\s+)?(?:${stated}\s+)?${formerNumber}\s+${anyChange('insteadBehind')}\s*\)`,
    String.raw`(?<![\p{L}\d.,-])${formerNumber}\s+${anyChange('insteadBehind')}(?!\p{L})(?:\s+${only})?`,
    wrongNumber,
    formerInBrackets,
  ].join('|'),
  'gu',
)
/** Words before a new quantity, in folded letters. */
export const to = '(?:auf|to|a|naar|na|para|la|till)'
/** `von 10 auf 12`, `10 -> 12`: beside a correction, as a cut is written in the same way. */
const changed = new RegExp(
  String.raw`(?<!\p{L})(?:(?:von|from|de|da|van|z|od|din|fran)\s+)?(?<![\p{L}\d.,-])${formerNumber}\s*(?:[-–=]?>|→|${to}(?=\s+\d))`,
  'gu',
)
const fewPieces = String.raw`\d{1,3}(?![.,/]?\d|\s*(?:[x×*]|mm))`
/** `4 wordt 6`, `von 10 auf 12`, `up from 6 to 9`, `pasan de 30 a 40`: what is left behind is the new quantity. */
const becomes = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,x×/-])${fewPieces}\s+(?:wordt|worden|becomes?|becoming|wird|werden|devien(?:t|nent)|diventano?|bude|budou|bedzie|lesz|devine|devin|blir|postanejo?|pasan? a|passam? (?:a|para)|passent? a|passano? a)\s+(?:zu\s+)?(?=${fewPieces})`,
    String.raw`(?<![\p{L}\d.,x×/-])(?:\d{1,3}|${wordOfSeveral})\s+(?:${units.pieces}\s+)?${moreBehind}${thanBefore}[\s,;:–-]+${sumUp}\s*(?=${fewPieces}|${wordOfSeveral}(?!\p{L}))`,
    String.raw`(?<!\p{L})${moreBefore}\s+(?:\d{1,3}|${wordOfSeveral})(?:\s*(?:${units.pieces})|-[eao]?t)?[\s,;:–-]+${sumUp}\s+(?=${fewPieces})`,
    String.raw`(?<!\p{L})(?:(?:von|vom|van|z|ze|od|fran)|(?:up|down|rais\p{L}*|increas\p{L}*|reduc\p{L}*|chang\p{L}*|went|goes)\s+from|(?:pasan?|pasar|suben?|bajan?)\s+de|pass(?:ent?|er|ez)\s+de|(?:passano?|passare|passiamo|port(?:are|ate|i|iamo))\s+(?:la\s+quantita\s+)?da|passa[mr]?\s+de|de\s+la)\s+${fewPieces}\s+(?:auf|to|a|naar|na|para|la|till)\s+(?=${fewPieces})`,
    String.raw`(?<![\p{L}\d.,x×/-])${fewPieces}\s?-?r[oe]l\s+(?=${fewPieces})`,
  ].join('|'),
  'gu',
)
/** The Czech "oka M12" are eye bolts. */
const changeVerbs =
  '(?:bump|chang|increas|rais|reduc|lower|drop|knock|erhoh|reduzier|ander|setz|portat|portar|aument|riduc|modific|cambi|sub[ei]d?|baj[ae]d?|passe[zr]?|augment|redui|modifi|verhog|verlag|wijzig|navys|sniz|zvys|zmen|zwieksz|zmniejsz|zmien|alter|mud[ae]|cresc|mari|schimb|hoj|oka(?!\\s+m\\s?\\d)|minska|andra|povec|zmanjs|spremen)\\p{L}*'
/** Behind a verb and the sizes that it changes. */
const behindVerb = String.raw`(?<=(?<!\p{L})${changeVerbs}(?!\p{L})[^.;]{0,60}[x×]\s?\d[\d.,]{0,5}[^.;\d]{0,40}(?:(?:8\.8|10\.9|12\.9)[^.;\d]{0,40})?\s)`
/** `bump the 6x160 pins from 10 to 16`, `knock the M8x30 screws down to 20` */
const changedBehind = new RegExp(
  String.raw`\s${behindVerb}(?:(?:from|von|vom|da|de|du|van|z|ze|od|din|fran)\s+${fewPieces}\s+(?:auf|to|a|naar|na|do|para|la|till)|(?:up|down|back|runter|herunter|hoch|rauf|omlaag|omhoog|giu|ner|upp)\s+(?:auf|to|naar|a|till)(?!\s+\d{3}))\s+(?=${fewPieces})`,
  'gu',
)
/** "No change" is none. */
const denied = '(?<!(?:\\bno|\\bnot|without|ohne|keine?|\\bsin|sans|senza|beze?|\\bsem|fara|utan|brez|zonder|nincs)\\s)'
const word = new RegExp(String.raw`(?<!\p{L})${denied}${anyChange('correction')}(?!\p{L})[\s:.,!]*`, 'gu')
/** The verb of a sentence with another number, which says nothing more. */
const changeWord = new RegExp(
  String.raw`(?<!\p{L})(?:(?:d'|to |zu |om te |a |de )?${changeVerbs}|${anyChange('correction')})(?!\p{L})(?: (?:to|zu|from))?`,
  'gu',
)

/** Removes the former quantity of a correction. */
export const withoutFormer = remember((text: string): string => without(former, sayNew(text)))

/** Says the new quantity alone where a sentence changes one: `raise the pins 6x200 from 8 to 14` */
function sayNew(text: string): string {
  const moved = sayBecome(changedBehind, sayBecome(becomes, text))
  if (moved === text) return text
  // A head is also turned from 12 to 9.
  const behind = text.slice(endOfSizes(text))
  return namesWork(behind) || namesCut(behind) ? text : without(numberOf, moved)
}

/** Before a part whose number changes: `the number of` */
const numberOf =
  /(?<!\p{L})(?:(?:the|die|le|la|el|il|o|a|het) |d')?(?:number|quantity|qty|anzahl|menge|stuckzahl|nombre|quantite|cantidad|numero|quantita|quantidade|aantal|hoeveelheid|pocet|mnozstvi|liczbe|ilosc|numarul|cantitatea|antalet|mangden|stevilo|kolicino|mennyiseget|darabszamat)(?!\p{L})(?: (?:of|von|de|der|des|di|du|van|av)(?!\p{L}))*(?: (?:the|die|les|los|las|gli|le|os|as)(?!\p{L}))? ?(?=\p{L}|d'|,)/gu

/** Removes the words of a correction with the former quantity. */
export function withoutCorrection(text: string): string {
  return withoutFormer(without(word, text))
}

/** Reads a line of a mail as the correction of a quantity; null if it is none. */
export function readCorrection(line: string): Correction | null {
  const plain = without(word, line)
  const isNamed = plain !== line
  const pattern = withoutFormer(plain) !== plain ? former : isNamed ? changed : null
  const [found] = pattern === null ? [] : findAll(pattern, foldLetters(plain))
  if (!isNamed && found === undefined) return null
  const moved = sayNew(line)
  if (moved !== line) {
    const verbless = without(changeWord, moved)
    const rest = without(former, verbless)
    return { rest: rest === verbless ? rest : sayNewPieces(rest), former: formerMoved(line) }
  }
  const rest = sayNewPieces(pattern === null ? plain : without(pattern, plain))
  const stated = found?.slice(1).find((number) => number !== undefined)
  const before = stated === undefined ? null : (readPieces(stated)?.count ?? null)
  return { rest: withoutStated(rest.replace(/^[\s:,;.(-]+/, ''), before), former: before }
}

const statedFirst = new RegExp(String.raw`^(\d{1,4})\s*(?:[x×]|${units.pieces})\s+(?=\p{L})`, 'iu')

/** Removes the former pieces from the part that they still stand before: `4x sleeve 5x8x200: 6 instead of 4` */
function withoutStated(rest: string, former: number | null): string {
  const [said = '', count = ''] = statedFirst.exec(rest) ?? []
  return said !== '' && Number(count) === former ? rest.slice(said.length) : rest
}

/** Returns the former number of a sentence that changes one; null if it states several, or none. */
function formerMoved(line: string): number | null {
  const folded = foldLetters(line)
  const [found, ...others] = [...findAll(becomes, folded), ...findAll(changedBehind, folded)]
  const number = found === undefined || others.length > 0 ? undefined : /\d{1,3}/.exec(found[0])?.[0]
  return number === undefined ? null : Number(number)
}

/** `6x250, to 28` behind a correction; a larger number may be a length, and a comma between figures is that of a size. */
const newNumber = new RegExp(String.raw`(?:[\s;:]|(?<!\d)[,–-]|[,–-](?!\d))+(?:${to}\s+)?(\d{1,2})\s*[.)]?$`, 'u')

function sayNewPieces(rest: string): string {
  const found = newNumber.exec(rest)
  if (found === null) return rest
  const head = rest.slice(0, found.index)
  // "Reduce the head to 8" is work.
  const isWork = namesWork(head.slice(endOfSizes(head)))
  return isWork || !/\d\s*[x×*]\s*\d/.test(head) || endsInSign.test(head) ? rest : `${head}, ${found[1]} pcs`
}

const endsInSign = /[x×*=øØ±+]\s*$/

/** Removes the former number of `from 10 to 12` and says that the new one counts pieces. */
function sayBecome(pattern: RegExp, text: string): string {
  return findAll(pattern, foldLetters(text)).reduceRight((rest, { index, 0: { length } }) => {
    const behind = rest.slice(index + length)
    const [number = ''] = firstNumber.exec(foldLetters(behind)) ?? []
    const unit = counted.test(foldLetters(behind.slice(number.length))) ? '' : ' pcs'
    const tail = behind.slice(number.length)
    const said = tail.slice(totalBehind.exec(foldLetters(tail))?.[0].length ?? 0)
    return `${rest.slice(0, index).replace(/[\s,]+$/, '')}, ${number}${unit}${said}`
  }, text)
}

const firstNumber = new RegExp(String.raw`^(?:\d+|${wordOfSeveral}(?!\p{L}))`, 'u')

const totalBehind = new RegExp(
  String.raw`^(?:\s+${inTotal}(?!\p{L})|\s?-?r[ea](?!\p{L})(?:\s+(?:emel|novel|csokkent|modosit|valtoztat)\p{L}*)?)`,
  'u',
)
const counted = new RegExp(String.raw`^\s*(?:${units.pieces})`, 'u')

function without(pattern: RegExp, text: string): string {
  const found = findAll(pattern, foldLetters(text))
  if (found.length === 0) return text
  return replaceFound(text, found, () => ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
