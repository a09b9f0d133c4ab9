import { findAll, replaceFound } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { numberValues, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { alternatives } from '../../quantities/word-pattern.ts'
import { anyChange, joining } from '../corrections/change-words.ts'

/** Nouns for the numerals from one on, by language and in folded letters, and how they are bent. */
const nouns: readonly (readonly [stems: string, ending: string])[] = [
  // "Do petka" is Slovene for a Friday.
  ['jednic dvoj troj ctyr (?!petka|petku)pet sest sedmic osmic devit', '(?:k[ayu]|ce|kou)'],
  ['jedyn dwoj troj czwor piat szost siodem osem dziewiat', '(?:k[aei]|ce)'],
  ['en dvoj troj stir (?!petk)pet sest sedm osm devet', '(?:ic|(?<=oj)k)[aeio]'],
  ['et tva tre fyr fem sex sju at ni', '(?:an|(?<=et|at)tan|(?<=fem)man)'],
  ['egy kett harm negy ot hat het nyolc kilenc', '[aeo]s(?:[eoa]?t|b[oe]l|n[ae]l|r[ae]|h[eo]z|n[ea]k)'],
]

/** Ordinal numbers from one on, with the articles and prepositions before them, by language and in folded letters. */
const ordinals: readonly (readonly [article: string, words: string])[] = [
  [
    '(?:der|die|das|den|dem|vom|beim|zum|zur)',
    'erste[nrsm]? zweite[nrsm]? dritte[nrsm]? vierte[nrsm]? funfte[nrsm]? sechste[nrsm]?',
  ],
  ['the', 'first second third fourth fifth sixth'],
  ['(?:[uz]e?|na|pro|pri|v)', 'prvni(?:ho|m)? druhe(?:ho)? treti(?:ho|m)? ctvrte(?:ho)? pate(?:ho)? seste(?:ho)?'],
  ['(?:el|la|del|al)', 'primer[oa] segund[oa] tercer[oa] cuart[oa] quint[oa] sext[oa]'],
  ['(?:le|la|du|au)', 'premiere? (?:deuxieme|seconde?) troisieme quatrieme cinquieme sixieme'],
  [
    'az?',
    ['elso', 'masodik', 'harmadik', 'negyedik', 'otodik', 'hatodik']
      .map((word) => `${word}(?:[aeo]?t|b[oe]l|n[ae]l|r[ae]|h[eo]z|n[ae]k)?`)
      .join(' '),
  ],
  ['(?:il|la|l|(?:de|a|da|ne|su)ll?a?)', 'prim[oa] second[oa] terz[oa] quart[oa] quint[oa] sest[oa]'],
  ['(?:de|het)', 'eerste tweede derde vierde vijfde zesde'],
  [
    '(?:ze?|w|na|do|przy|od)',
    'pierwsz(?:ej|ego) drug(?:iej|iego) trzeci(?:ej|ego) czwart(?:ej|ego) piat(?:ej|ego) szost(?:ej|ego)',
  ],
  // "A segunda" is also a Monday.
  ['(?:do|da|ao)', 'primeir[oa] segund[oa] terceir[oa] quart[oa] quint[oa] sext[oa]'],
  ['(?:din|la|de|pentru|pe)', 'prim(?:a|ul)'],
  ['al?', '(?!) do(?:ua|ilea) tre(?:ia|ilea) patr(?:a|ulea) cinci?(?:ea|lea) sase?(?:a|lea)'],
  ['(?:den|det)', 'forsta andra tredje fjarde femte sjatte'],
  [
    '(?:pri|od|za)',
    'prv(?:i|em|ega) drug(?:i|em|ega) tretj(?:i|em|ega) cetrt(?:i|em|ega) pet(?:i|em|ega) sest(?:i|em|ega)',
  ],
]

/** A numeral of its own behind an article in the singular: `bei der Zwei`, `pour la deux` */
const byArticle =
  '(?:(?:bei|von|an|zu|aus|mit)\\s+der|(?:pour|de|sur)\\s+la|(?:del|dal|al|nel)la|(?:de|para)\\s+la|da|bij\\s+de|van\\s+de|la|bei|bij|u|pri|przy)'
/** What may stand before the sign of a position; behind a noun it is a number of its own: `drawing no. 2` */
const lead =
  '(?<=(?:^|[,;.:(]\\s?|(?<!\\p{L})(?:for|of|on|from|only|but|and|bei|von|fur|zu|der|die|nur|und|aber|pour|du|le|la|au|de|et|mais|del|al|il|el|per|e|y|ma|pero|da|do|ao|o|para|van|voor|bij|en|av|pa|for|och|i|u|z|pro|dla|przy|w|a|pri|od|za|in|din|pentru|si)\\s))'
/** `number two`, `la numero 2` */
const byNumber = '(?:number|nummer|numero|numarul|numer|numeru|cislo|cisla|cislu|stevilk[aeio])'
/** `No. 2`, which may also count pieces */
const bySign = '(?:n[ro][.°º]|n[°º]|#)'

/** What stands behind a position without its noun; any other word is its noun: `of the second mould` */
const behind = new RegExp(
  [
    // "Der 3. Position" has its noun.
    String.raw`^(?!\.?\s*(?:tetel|pozic|polozk|postavk|position))(?:\s*(?:$|[,;:.!?)(=]|[–-]\s)`,
    // "The first two" are two positions.
    String.raw`\s+(?:\d{1,4}|${wordOfSeveral})\s*${units.pieces}`,
    String.raw`\s+\d{1,4}(?=\s*(?:$|[,;.!]|\s${joining}\s))`,
    String.raw`\s+(?:und|and|et|ed?|y|en|och|[ia]|in|si|es)\s+(?:de[rnm]|die|das|the|el|la|le|du|au|il|[dn]?el|della|az?|[uz]e?|do|da|det?|pri|prv|druh|trec)(?!\p{L})`,
    String.raw`\s+(?:${anyChange('only')}|${anyChange('cancel')}|bitte|brauch\p{L}+|benotig\p{L}+|nehmen|(?:reich|genug|lang)(?:t|en)|hatten|doch|nicht|wir|uns|please|just|we|i|is|are|will|can|should|not|as|instead|prosi[mt]\p{L}*|bude|bych\p{L}*|staci\p{L}*|chceme|vezmeme|bereme|potreb\p{L}+|necesit\p{L}+|quer\p{L}+|quier\p{L}+|bast\p{L}+|suffi\p{L}+|nous|on|il|en|ne|no|non|nem|nu|nao|plutot|eleg\p{L}*|kell\p{L}*|kerj?\p{L}{1,5}|inkabb|lesz|ci|serv\p{L}+|vogli\p{L}+|zijn|willen|hebben|graag|niet|wystarcz\p{L}+|prosz[ea]|potrzeb\p{L}+|chcemy|bierzemy|chega\p{L}*|precis\p{L}+|ajung\p{L}*|vrem|dorim|avem|luam|va|racker|vi|det|skulle|zadosc\p{L}*|zadost\p{L}*|dovolj|bo|bi|potrebuj\p{L}+|zelimo)(?!\p{L}))`,
  ].join('|'),
  'u',
)

const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Returns the words of a language as a part of a regular expression: all of them, or only that of a position. */
function wordsOf(words: string, position: number | null): string {
  const all = words.replaceAll('_', String.raw`\s+`).split(' ')
  return position === null ? `(?:${all.join('|')})` : (all[position - 1] ?? '(?!)')
}

function sourceOf(position: number | null): string {
  const named = nouns.map(([stems, ending]) => wordsOf(stems, position) + ending)
  const ordered = ordinals.map(([article, words]) => String.raw`${article}\s+${wordsOf(words, position)}(?:\s+ones?)?`)
  const numerals = [...numberValues].flatMap(([word, value]) =>
    value === position || (position === null && value % 1 === 0 && value > 0 && value < 10) ? word : [],
  )
  const numeral = `(?:${position ?? '[1-9]'}|${alternatives(numerals)})(?!\\d|[.,]\\d|\\s*[x×*])`
  const unsure = [...ordered, String.raw`${byArticle}\s+${numeral}`, String.raw`${lead}${bySign}\s*${numeral}`]
  return String.raw`(?<!\p{L})(?:${[...named, String.raw`${lead}${byNumber}\s+${numeral}`].join('|')}|(?<unsure>${unsure.join('|')}))(?!\p{L})`
}

const any = new RegExp(sourceOf(null), 'gu')
const patterns = positions.map((position) => new RegExp(`^${sourceOf(position)}$`, 'u'))

const maxLength = 300

/**
 * Says positions of a list with their noun where an answer names them by a numeral or an ordinal number alone: `bei der
 * Zwei nur 10 Stück`, `of the second one only 10`.
 */
export function sayPositions(line: string): string {
  if (line.length > maxLength) return line
  const folded = foldLetters(line)
  const found = findAll(any, folded).filter(({ index, 0: said, groups }) => {
    return groups?.unsure === undefined || behind.test(folded.slice(index + said.length))
  })
  return replaceFound(line.normalize('NFC'), found, ({ 0: said }) => {
    const at = patterns.findIndex((pattern) => pattern.test(said))
    return at < 0 ? said : `pos. ${positions[at]}`
  })
}
