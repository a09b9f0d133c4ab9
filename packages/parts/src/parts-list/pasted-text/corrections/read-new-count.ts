import { isOrdering } from '../../../words/order-words.ts'
import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf, groupWord, readPieces, units } from '../../quantities/read-pieces.ts'
import { remember } from '../../remember.ts'
import { formatMark } from '../moulds/count-marks.ts'
import { isPiecesWord } from '../sentences/asked-count.ts'
import { isOtherNoun } from '../sentences/find-asked.ts'
import { courtesy } from './change-words.ts'
import { moreBehind, sumUp, thanBefore } from './further-pieces.ts'
import { withoutFormer } from './read-correction.ts'
import { sizeOfWord } from './size-words.ts'

/**
 * How people say the new number of pieces in a sentence, per language and in folded letters: `#` is the number, the rest
 * is a part of a regular expression. A translator adds phrases here and nowhere else.
 */
const phrases = {
  de: [
    'sind\\s+(?:jetzt|nun)\\s+#',
    '(?:daraus|draus)\\s+(?:bitte\\s+)?#\\s+mach\\p{L}*',
    '(?:reichen|genugen)\\s+(?:uns\\s+|auch\\s+|schon\\s+)*#',
    '(?:wird|werden)\\s+(?:jetzt\\s+|nun\\s+)?zu\\s+#',
    "mach(?:t|en\\s+sie|'?s)?(?:\\s+(?:da|daraus|bitte|mal|doch|lieber|jetzt|es|sie|uns))*\\s+#\\s*(?:draus|daraus)?",
    '(?:nimm|nehmt|nehmen\\s+(?:wir|sie))(?:\\s+(?:doch|bitte|lieber|mal|da))*\\s+#',
    '(?:hoch|runter|herunter|rauf|herauf)\\s*(?:gesetzt\\s+|setzen\\s+|gehen\\s+)?auf\\s+#',
    'bitte\\s+#\\s+(?:draus\\s+|daraus\\s+)?machen',
    'nein,?\\s+(?:(?:doch|bitte|lieber|besser)\\s+)*#',
    '(?:doch|(?<!hab(?:en|e)?\\s(?:wir|ich)\\s)jetzt|besser)\\s+(?:lieber\\s+)?#',
    '(?:erhoht?|erhohe|erhohen|andert?|andere|andern|korrigier\\p{L}*)(?:\\s+(?:wir|sie|bitte|das|es))*\\s+auf\\s+#',
    '(?:es\\s+)?(?:sollen|sollten|mussen|mussten)\\s+(?:aber\\s+|nun\\s+|jetzt\\s+|es\\s+)?#\\s+(?:sein|werden|heissen)',
  ],
  en: [
    'it\\s+(?:can|may)\\s+be\\s+#',
    '(?:is|are)\\s+now\\s+#',
    '(?:please\\s+)?make\\s+(?:it|that|them|this)\\s+(?:to\\s+|up\\s+to\\s+)?#',
    '(?:bump|drop|knock|bring|raise)\\s+(?:it|that|them|this|those)\\s+(?:up\\s+|down\\s+|back\\s+)?to\\s+#',
    'change\\s+(?:it|that|them)\\s+to\\s+#',
    '(?:it\\s+|that\\s+)?(?:should|must)\\s+(?:have\\s+been|be|read)\\s+#',
    '(?:no|sorry),\\s+(?:actually\\s+|please\\s+|rather\\s+)?#',
    '(?:we\\s+)?now\\s+(?:need|want)\\s+#',
    'becomes?\\s+#',
  ],
  cs: [
    '(?:nyni|ted)\\s+(?:je\\s+|jich\\s+je\\s+|bude\\s+|jich\\s+bude\\s+)#',
    'staci\\s+#',
    'udelej(?:te)?\\s+(?:z\\s+toho|z\\s+nich|jich|prosim|to)*\\s*#',
    '(?:dej|dejte|posli|poslete)\\s+(?:jich\\s+|prosim\\s+)?(?:radeji|radsi)\\s+#',
    'zmen(?:te|it)?\\s+(?:to\\s+|prosim\\s+)*na\\s+#',
    '(?:radeji|radsi)\\s+#',
    'ne,?\\s+(?:prosim|radeji|radsi|dejte|dej)\\s+#',
    '(?:navys|sniz|zvys)\\p{L}*\\s+(?:to\\s+|je\\s+)?na\\s+#',
    '(?:ma|maji)\\s+(?:jich\\s+)?byt\\s+#',
  ],
  es: [
    'ahora\\s+(?:son|seran|van\\s+a\\s+ser)\\s+#',
    'dej\\p{L}{1,7}\\s+en\\s+#',
    '(?:sub|baj)(?:[ei]d?|ad?|[ia]r)(?:me|nos)?(?:l[oa]s?)?\\s+a\\s+#',
    '(?<=(?:sub|baj)\\p{L}{1,6}\\s+l[oa]s\\s+\\p{L}{4,15}\\s)a\\s+#',
    'bastan\\s+(?:con\\s+)?#',
    'pasan?\\s+a\\s+ser\\s+#',
    '(?:pon|ponme|ponga|poned|pongan|hazlos|hacedlos|que\\s+sean|mejor|cambialo\\s+a|cambialos\\s+a|pasalo\\s+a|dejalo\\s+en)\\s+(?:que\\s+sean\\s+)?#',
    '(?:y|pero)\\s+(?:en\\s+realidad\\s+)?son\\s+#',
    '(?:subid|subir|sube|bajad|bajar|baja)\\s+(?:lo\\s+|los\\s+)?a\\s+#',
    '(?:deben?|tienen?\\s+que)\\s+ser\\s+#',
    'no,?\\s+(?:mejor|perdon,?|que\\s+sean)\\s+#',
  ],
  fr: [
    '(?:sont|passent)\\s+(?:maintenant|desormais)\\s+(?:a\\s+)?#',
    "n'en\\s+(?:faut|prends|prenons|prend|voulons)\\s+que\\s+#",
    '(?:deviennent|devient)\\s+#',
    '(?:passe[zr]?|mets|mettez|fais|faites)(?:[\\s-]+(?:la|le|les|en|moi|plutot|donc|ca))*\\s+(?:a\\s+)?#',
    '(?:plutot|finalement)\\s+#',
    "(?:c'est|ce\\s+sont)\\s+#",
    '(?:descend|mont|augment|redui)\\p{L}*\\s+a\\s+#',
    '(?:doit|doivent)\\s+etre\\s+#',
    'non,?\\s+(?:plutot|finalement|mettez|mets|disons)\\s+#',
  ],
  hu: [
    '(?:most\\s+mar|immar)\\s+#',
    // "16 db legyen 12 helyett" names the former number last.
    '(?:legyen|legyenek)\\s+(?:inkabb\\s+|megis\\s+|kerem\\s+)?#(?!(?:\\s*(?:db|darab))?\\s+helyett)',
    '(?:inkabb|megis)\\s+#',
    'modosits\\p{L}*\\s+#-?\\p{L}{0,2}',
  ],
  it: [
    '(?:ora|adesso)\\s+(?:sono|diventano)\\s+#',
    '(?:facciamone|prendiamone|ordiniamone)\\s+(?:solo\\s+)?#',
    'ne\\s+(?:prendiamo|prendo|ordiniamo|facciamo|bastano)\\s+(?:solo\\s+|soltanto\\s+|pure\\s+)?#',
    'diventa(?:no)?\\s+#',
    '(?:fanne|falli|falle|fatene|facciamo|fai|fate|mettine|mettetene|metti|diventano|portalo\\s+a|portali\\s+a|passa\\s+a|passiamo\\s+a)\\s+(?:invece\\s+|pure\\s+)?#',
    '(?:meglio|anzi)\\s+(?:facciamo\\s+)?#',
    '(?:scend|sal|port)\\p{L}*\\s+a\\s+#',
    '(?:deve|devono)\\s+essere\\s+#',
    'no,?\\s+(?:facciamo|meglio|fanne|falli|falle|anzi)\\s+#',
  ],
  nl: [
    '(?:mag|mogen)\\s+(?:het\\s+|dat\\s+|je\\s+|jullie\\s+|u\\s+)?(?:er\\s+)?(?:toch\\s+|ook\\s+|wel\\s+)*#(?:\\s+(?:zijn|worden|sturen))?',
    '(?:toch|liever)\\s+(?:maar\\s+|liever\\s+)?#',
    '(?:zijn|worden)\\s+(?:er\\s+)?nu\\s+#',
    '(?:er|daar)\\s+(?:graag\\s+)?#\\s+van\\s+maken',
    'maak\\s+(?:er|daar|dat|het)\\s+(?:maar\\s+|toch\\s+|liever\\s+)?#\\s*(?:van)?',
    '(?:doe|neem|stuur)\\s+(?:er\\s+)?(?:toch\\s+|maar\\s+|liever\\s+)+#',
    '(?:verhog|verlag)\\p{L}*\\s+naar\\s+#',
    '(?:moet|moeten)\\s+(?:er\\s+)?#\\s+(?:zijn|worden)',
    '(?:wijzig|verhoog|verlaag|verander)\\s+(?:dat|het|dit)?\\s*(?:naar|tot|in)\\s+#',
    'nee,?\\s+(?:doe|neem|maak\\s+er|liever|toch)\\s+(?:maar\\s+)?#',
  ],
  pl: [
    'teraz\\s+(?:jest|bedzie|ma\\s+byc)\\s+#',
    'wystarcz(?:y|a)\\s+#',
    '(?:zrob|zrobcie|zmien|zmiencie|zmienic|prosze\\s+zmienic|popraw)(?:\\s+(?:prosze|to|z\\s+tego))*\\s+(?:na\\s+)?#',
    '(?:niech\\s+bedzie|raczej|jednak|lepiej)\\s+#',
    '(?:zwieksz|zmniejsz)\\p{L}*\\s+(?:do|na)\\s+#',
    '(?:ma|maja)\\s+byc\\s+#',
    'nie,?\\s+(?:prosze|lepiej|jednak|niech\\s+bedzie)\\s+#',
  ],
  pt: [
    'agora\\s+(?:sao|serao|passam\\s+a)\\s+#',
    'bastam\\s+#',
    'passam?\\s+a\\s+ser\\s+#',
    '(?:passar?|passe|passem|mudar?|mude|mudem|alterar?|altere|alterem)\\s+(?:por\\s+favor\\s+)?(?:para|a)\\s+#',
    '(?:baix|sob|sub|aument|reduz)\\p{L}*\\s+(?:para|pra|a)\\s+#',
    '(?:faz|faca|facam|poe|ponha|que\\s+sejam)\\s+(?:antes\\s+)?#',
    '(?:afinal|melhor)\\s+(?:sao\\s+)?#',
    'nao,?\\s+(?:melhor|afinal|faca|que\\s+sejam)\\s+#',
  ],
  ro: [
    'totusi\\s+#',
    'acum\\s+(?:sunt|vor\\s+fi)\\s+#',
    'sa\\s+(?:le|il|o|ii)\\s+fac(?:eti|i)\\s+#',
    'ajung\\s+#',
    'devin(?:e)?\\s+#',
    '(?:fa-le|fa-l|faceti-le|fa|sa\\s+fie|pune|puneti)\\s+(?:mai\\s+bine\\s+)?#',
    '(?:modifica(?:ti)?|schimba(?:ti)?)\\s+(?:te\\s+rog\\s+|va\\s+rog\\s+)?(?:in|la)\\s+#',
    '(?:mai\\s+bine)\\s+#',
    'nu,?\\s+(?:mai\\s+bine|fa-le|pune)\\s+#',
  ],
  se: [
    '(?:far|kan|ska)\\s+det\\s+(?:nog\\s+|anda\\s+)?(?:bli|vara)\\s+#',
    '(?:ar|blir)\\s+nu\\s+#',
    '(?:det\\s+)?racker\\s+med\\s+#',
    '(?:gor|gora)\\s+(?:det|dem|om\\s+det)\\s+till\\s+#',
    '(?:andra|hoj|oka|minska)\\s+(?:det\\s+)?till\\s+#',
    '(?:ta|skicka)\\s+(?:hellre|istallet)\\s+#',
    'hellre\\s+#',
    'nej,?\\s+(?:ta|hellre|gor\\s+det\\s+till)\\s+#',
  ],
  sl: [
    '(?:zdaj|sedaj)\\s+(?:je|jih\\s+je|bo|jih\\s+bo)\\s+#',
    'zadostuje(?:jo)?\\s+#',
    'postane(?:jo|ta)?\\s+#',
    '(?:daj|dajte|naredi|naredite|vzemi|poslji|posljite)\\s+(?:jih\\s+)?(?:raje\\s+)#',
    '(?:naj\\s+(?:jih\\s+)?(?:bo|bodo)|raje)\\s+(?:vseeno\\s+|raje\\s+)?#',
    'spremeni(?:te)?\\s+(?:to\\s+)?(?:na|v)\\s+#',
    'ne,?\\s+(?:raje|daj|naj\\s+bo)\\s+#',
  ],
} as const satisfies Record<string, readonly string[]>

/** A larger number, or one of millimetres, may be a length; one that is added to others leads to their sum. */
const number = String.raw`((?:(?:\d{1,2}|\p{L}{2,})\s+)?(?:${anyOf('half')}[\s-]+(?:an?\s+)?)?${groupWord}|\d{1,2}|\p{L}{3,})(?![\p{L}\d]|[.,/]\d|\s*(?:[x×*]|mm(?!\p{L})|l(?:ong|ang|ung|arg)|d(?:louh|lug|olg)|hossz))(?:\s*${units.pieces})?(?!\s+${moreBehind}${thanBefore}[\s,;:–-]+${sumUp})`
const connection = String.raw`(?:(?:nein|no|ne|non|nem|nee|nie|nao|nu|nej|sorry|pardon|halt|ach|but|aber|ale|mais|pero|ma|maar|mas|dar|men|vendar|ampak|de|so|also|and|und|y|et|e|en|och|in|a|i|warte|wait|attends|attendez|espera|aspetta|wacht|pockej|czekaj|varj|asteapta|stai|vanta|pocakaj)[,.!]?\s+){0,2}`
const endsWithNumber = (phrase: string) => phrase.endsWith('#')
const all: readonly string[] = Object.values(phrases).flat()
const others = all.filter((phrase) => !endsWithNumber(phrase)).join('|')
const ending = all.filter(endsWithNumber).join('|')
/** The phrases that end with the number share its pattern: one for each would take a tenth of a second to compile. */
const anyPhrase = `(?:${others.replaceAll('#', number)}|(?:${ending.replaceAll('#', '')})${number})`
/** What most lines lack: the words around it take long. */
const hasPhrase = new RegExp(String.raw`(?<!\p{L})${anyPhrase}`, 'u')
const newCount = new RegExp(
  String.raw`(?:^|(?<!\p{L})(?=\p{L})|[\s,;.:!?(–-]+)${connection}${anyPhrase}${courtesy}\)?`,
  'gu',
)

interface NewCount {
  count: number
  start: number
  end: number
}

const find = remember((text: string): NewCount | null => {
  const folded = foldLetters(text)
  if (!hasPhrase.test(folded)) return null
  for (const found of findAll(newCount, folded)) {
    const said = found.slice(1).find((word) => word !== undefined) ?? ''
    const pieces = readPieces(said) ?? readPieces(`${said} pcs`)
    const count = pieces?.isOpen === true ? undefined : pieces?.count
    const [word = ''] =
      /\p{L}+(?=[^\p{L}]*$)/u.exec(folded.slice(Math.max(0, found.index - maxWord), found.index)) ?? []
    const end = found.index + found[0].length
    // "The thickness should be 18" changes a size, and "mettez 2 anneaux M16" orders.
    const isOfPieces =
      sizeOfWord(word) === null && !ordersBehind(text, found.index, end) && !countsOther(count, text.slice(end))
    if (count !== undefined && isOfPieces) return { count, start: found.index, end }
  }
  return null
})

/** Whether a number stands before the part that it counts, with no part before it that it could change. */
function ordersBehind(text: string, start: number, end: number): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  const isPart = namesPartAlone(behind) || (namesKind(behind) && thread.test(behind))
  return isPart && !/\d/.test(before) && !namesKind(before) && withoutFormer(behind) === behind
}

/** Whether a number counts a noun that is no part: `make it one delivery` */
function countsOther(count: number | undefined, behind: string): boolean {
  const [, noun = ''] = /^\s+(\p{L}{4,})/u.exec(behind) ?? []
  const isUnknown = count === 1 && !(isOrdering(noun) || isPiecesWord(noun) || namesKind(noun))
  return noun !== '' && (isUnknown || isOtherNoun(noun))
}

const thread = /(?<!\p{L})m\s?\d{1,2}(?![\d.,])/iu

/** Longest word for a size. */
const maxWord = 20

/** Marks the new number of a sentence that changes one: `it was 8 sleeves 5x8x125, make it 10`. */
export function markNewCount(text: string): string {
  const found = find(text)
  return found === null
    ? text
    : `${text.slice(0, found.start)} ${formatMark('now', found.count)}${text.slice(found.end)}`
}
