import { namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units } from '../../quantities/read-pieces.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange, joining } from '../corrections/change-words.ts'
import { endOfSizes } from '../lines/split-mentions.ts'
import { enoughWords } from './enough-words.ts'
import { namesCertificate } from './read-certificate.ts'

/** "Poste 318" is a telephone. */
const position =
  '(?:pos(?:t(?:en|er|es?(?=\\s\\d{1,2}(?!\\d)))?|ition(?:en|s)?|itie[s]?|izion[ei]|icion(?:es)?|ic(?:ao|oes))?|poz(?:ic[ei]|icij[aeo]|icio(?:t|k)?|ycj[aei]|iti(?:a|ei?|ile|i))?|pol(?:ozk[ayu])?|bod(?:y|u|ech)?|linhas?|lini[aei]|pontos?|pkt|items?|lines?|zeilen?|punkte?|partidas?|lineas?|lignes?|righ?[ae]|voc[ei]|regels?|rad(?:en|erna)?|postavk[aoei]|tetel(?:ek)?|rep(?:eres?)?|renglon(?:es)?|itens|rand(?:ul|urile)?|punct(?:ul|ele)?|punt[oi]s?|wiersz[aeuy]?|rad(?:ek|ku|ky)|vrstic[aeio]|tock[aeio])'
/** "In 160 mm" is a length. */
const oneNumber = String.raw`\d{1,3}(?!\d|[.,]\d|\s*[x×*]\s*\d|\s*mm)`
const range = String.raw`\s*(?:-|–|bis|to|through|thru|az?|do|al?|au|t/m|tot|ate|la|till|-ig)\s*`
/** `pos. 3 and 4, 2 of each`: a number of pieces is no position. */
const counted = String.raw`\d{1,3}\s+(?:(?!${joining}(?!\p{L}))(?:${units.pieces})|(?:${anyChange('eachBehind')}|${enoughWords})(?!\p{L}))`
/** `line 3 in 160 long`, `pos. 3 en 160 au lieu de 125`: "in" and "en" also join positions. */
const lengthNext = String.raw`\d{2,3}\s+(?:de\s+)?(?:l[aou]ng\p{L}*|largos?|comprid\p{L}*|dl(?:ug|ouh)\p{L}*|hossz\p{L}*|dolg\p{L}*)(?!\p{L})|\d{3}\s+${anyChange('instead')}\s+\d{2,3}(?!\d)`
const numbers = String.raw`${oneNumber}(?:(?:\s*,\s*(?!${counted})|\s*(?:&|\+|${joining})\s*(?!${lengthNext})|${range})${oneNumber})*`
/** `az 1. és a 2. tétel`, `die 1. und die 2. Position` */
const article = '(?:(?:az?|die|der|den|das|ta|to)\\s+)?'
const numbered = new RegExp(
  String.raw`(?<!\p{L})(?:${position}\.?\s*(?:n[ro]?[.°º]?\s*)?(${numbers})|((?:\d{1,3}\.\s*(?:,|&|-|–|${joining})\s*${article})*\d{1,3})\.\s*(?:tetel|pozici|polozk|postavk|position)\p{L}*)`,
  'gu',
)

/** Ordinal numbers in folded letters; those below 0 count from the end, as only the list tells its last number. */
const ordinals: readonly (readonly [position: number, words: string])[] = [
  [
    -2,
    String.raw`vorletzte[nrs]?|second last|penultim\p{L}*|avant-derni(?:er|ere)|predposledn\p{L}*|przedostatni\p{L}*|voorlaatste|nast sista|predzadnj\p{L}*`,
  ],
  [
    -1,
    String.raw`letzte[nrs]?|last|derni(?:er|ere)|ultim\p{L}{1,3}|posledn\p{L}*|ostatni\p{L}*|utolso|laatste|sista|zadnj\p{L}*`,
  ],
  [
    1,
    String.raw`erste[nrs]?|first|premi(?:er|ere)|primer[ao]?|prim[ao]|primul|prvni|pierwsz\p{L}*|elso|eerste|primeir[ao]|forsta|prv[aoei]`,
  ],
  [
    2,
    String.raw`zweite[nrs]?|second[ao]?|deuxieme|segund[ao]|druh\p{L}{1,3}|drug[aeio]\p{L}*|masodik|tweede|doua|andra`,
  ],
  [
    3,
    String.raw`dritte[nrs]?|third|troisieme|terz[ao]|tercer[ao]?|treti|trzeci\p{L}*|harmadik|derde|terceir[ao]|treia|tredje|tretj\p{L}*`,
  ],
]
const spoken = ordinals.map(([ordinal, words]) => ({ ordinal, pattern: ofPosition(words, 'gu') }))
/** Most lines have none, and each pattern costs time. */
const anySpoken = ofPosition(ordinals.map(([, words]) => words).join('|'), 'u')

const ordinalAlone = new RegExp(`^(?:${ordinals.map(([, words]) => words).join('|')})$`, 'u')

/** Whether a word in folded letters is an ordinal number, which may stand for a position without its noun. */
export function isOrdinal(word: string): boolean {
  return ordinalAlone.test(word)
}

/** `the first two items`, `les deux premières positions` */
const firstOnes =
  '(?:ersten|first|premier(?:e)?s|prim[ei]|primer[oa]s|pierwsz[eych]{1,3}|prvni(?:ch)?|eerste|primeir[oa]s|elso|primele|forsta|prv[aeiou])'
const fewWords: readonly (readonly [count: number, words: string])[] = [
  [2, 'beiden|zwei|two|deux|due|dos|dwie|dwoch|dve|dvou|twee|dois|duas|ket|doua|tva|obe|2'],
  [3, 'drei|three|trois|tre|tres|trzy|tri|trech|drie|harom|trei|3'],
]
const firstFew = fewWords.map(([count, words]) => ({
  count,
  pattern: new RegExp(
    String.raw`(?<!\p{L})(?:${firstOnes}\s+(?:${words})|(?:${words})\s+${firstOnes})\s+${position}\p{L}{0,3}(?!\p{L})`,
    'gu',
  ),
}))

function ofPosition(words: string, flags: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})\s+${position}\p{L}{0,3}(?!\p{L})`, flags)
}

const anyFew = new RegExp(String.raw`(?<!\p{L})${firstOnes}(?!\p{L})`, 'u')
const change = new RegExp(String.raw`\d|(?<!\p{L})${anyChange('cancel')}(?!\p{L})`, 'u')

interface Named {
  positions: readonly number[]
  start: number
  end: number
}

/** Finds what names positions in a folded line: `Pos. 3 und 4`, and in a line that changes something `the last item`. */
export function findPositions(folded: string): Named[] {
  const mayChange = change.test(folded) || denial.test(folded)
  // Other sentences about the first ones say which of them are fine.
  const few = namesCertificate(folded) && anyFew.test(folded) ? findFew(folded) : []
  const inWords = few.length > 0 ? few : mayChange && anySpoken.test(folded) ? findSpoken(folded) : []
  const inFigures = findAll(numbered, folded).map(({ index, 0: found, 1: numbers = '', 2: one }) => {
    const newCount = endsInCount(folded, index, found) ? (toNumber.exec(found)?.[0].length ?? 0) : 0
    const said = found.slice(0, found.length - newCount)
    const several = numbers.slice(0, numbers.length - newCount)
    return {
      positions: positionsIn(one ?? (westSlavic.test(said) ? several.replaceAll(' a ', ', ') : several)),
      start: index,
      end: index + said.length,
    }
  })
  // "The last line 30 pcs" is no line 30.
  const others = inFigures.filter(({ start }) => inWords.every((word) => start < word.start || start >= word.end))
  return [...inWords, ...others].toSorted((a, b) => a.start - b.start)
}

/** "To" between numbers, which may lead to the new number of pieces: `change line 2 to 30` */
const toNumber = /\s+(?:to|au?|al|do|na|la|till|tot|ate)\s+\d{1,3}$/u
const piecesNext = new RegExp(String.raw`^\s*${units.pieces}`, 'u')
const changesCount =
  /(?<!\p{L})(?:cambi|modif|aument|sub[aei]|pas[ae]|port[ai]|passe|passez|chang|increas|rais|reduc|amend|alter|mud[ae]|zmien|zwieksz|zmniejsz|popraw|zvys|sniz|zmen|uprav|verhog|verlag|wijzig|verander|andra|hoj|oka|schimb|modific|mareste|mariti|spremeni|povec|zmanjs|cantidad|quantit|quantity|qty|quantidade|ilosc|mnozstvi|aantal|antal|cantitate|kolicin)\p{L}*(?:\s[^.;!?]*)?$/u

const ofSize =
  /diam|durchm|lang|leng|long|lung|compr|hossz|delk|dlug|dolz|lengde|radius|rayon|raggio|radio|sirk|breit|width|sizes?(?!\p{L})/u
/** `righe 1 a 2`, `righe da pos. 1 a 2` */
const severalNoun =
  /(?:^|\s)(?:posit(?:ions|ionen|ies)|posi(?:zioni|ciones|coes)|poz(?:ycj[ei]|icij[ei]|itii)|lines|items|lineas|lignes|righe|linhas|linii|post(?:en|es)|regels|partidas|itens|voci|zeilen|punkte|rader|polozk?[ey]k?|vrstice|postavke|tetelek)(?:\s\p{L}{1,4}\.?){0,2}\s+[\d]/u

/** Whether what looks like a range of positions is one position with its new pieces: `la línea 2 a 30 unidades` */
function endsInCount(folded: string, start: number, found: string): boolean {
  if (!toNumber.test(found) || severalNoun.test(folded.slice(0, start + found.length))) return false
  const before = folded.slice(0, start)
  const isOfSize = ofSize.test(before) || denial.test(before)
  return !isOfSize && (piecesNext.test(folded.slice(start + found.length)) || changesCount.test(before))
}

/** Words for positions where "a" is "and", while it is "to" in Romance languages: `položky 1 a 3` */
const westSlavic = /^(?:polozk|poz|bod|radk|radek|wiersz)/

function findFew(folded: string): Named[] {
  return firstFew.flatMap(({ count, pattern }) =>
    findAll(pattern, folded).map(({ index, 0: { length } }) => ({
      positions: Array.from({ length: count }, (_, at) => at + 1),
      start: index,
      end: index + length,
    })),
  )
}

function findSpoken(folded: string): Named[] {
  return spoken.flatMap(({ ordinal, pattern }) =>
    findAll(pattern, folded).map(({ index, 0: { length } }) => ({
      positions: [ordinal],
      start: index,
      end: index + length,
    })),
  )
}

/** Returns the number of a position in a list, of which those below 0 count from its last number. */
export function fromStart(position: number, last: number): number {
  return position < 0 ? last + 1 + position : position
}

/** `core pin for item 2`, `Stift zu Pos. 2`: the position of another part. */
const forAtEnd =
  /(?<!\p{L})(?:fits?|(?:goe?s?|belongs?) (?:with|to)|for|suits?|match\p{L}*|zu|fur|pour|para|per|voor|bij|do|dla|ke?|pro|pentru|la|till|za|przy)\s+(?:(?:the|der|die|la|le|a|o|de)\s+)?$/u

/** Returns the numbers of the positions that a line names, whatever else it says; of a part for another one it names none. */
export function positionsNamed(line: string): number[] {
  const folded = foldLetters(line)
  return findPositions(folded).flatMap(({ positions, start }) => (isForPart(folded, start) ? [] : positions))
}

function isForPart(folded: string, start: number): boolean {
  return namesKind(folded.slice(0, start)) && forAtEnd.test(folded.slice(0, start))
}

const numberAtEnd = /(?:\d|\d\. ?\p{L}{4,12}h[eo]z)[\s).!]*$/u
const beforePosition = /[\s,;(–-]+(?:az?)?$/u

/** Removes behind a part the position of another part, with which it goes: `bush 18x46, for item 3`, `a 3. tételhez` */
export function withoutForPosition(line: string): string {
  const folded = foldLetters(line)
  if (!numberAtEnd.test(folded)) return line
  const named = findPositions(folded).at(-1)
  if (named === undefined || /[^\s).!]/.test(folded.slice(named.end))) return line
  const before = folded.slice(0, named.start)
  const isFor = /h[eo]z$/.test(folded.slice(named.start, named.end))
    ? namesKind(before)
    : isForPart(folded, named.start)
  return isFor && endOfSizes(before) > 0
    ? line.slice(0, before.replace(forAtEnd, '').replace(beforePosition, '').length)
    : line
}

const ofRange = new RegExp(String.raw`(\d+)${range}(\d+)`, 'gu')
/** Of more positions than these, a number behind another one is none of them. */
const maxRange = 100

/** Returns the numbers of positions, with those within a range: `1, 3 bis 5` */
function positionsIn(said: string): number[] {
  const between = findAll(ofRange, said).flatMap(([, first, last]) => {
    const [from, count] = [Number(first), Number(last) - Number(first)]
    return count > 1 && count < maxRange ? Array.from({ length: count - 1 }, (_, at) => from + at + 1) : []
  })
  return [...(said.match(/\d+/g) ?? []).map(Number), ...between]
}
