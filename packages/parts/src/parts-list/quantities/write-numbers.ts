import { findAll, replaceFound } from '../find-all.ts'
import { foldLetters } from '../fold-letters.ts'
import { numberValues } from './read-pieces.ts'
import { alternatives } from './word-pattern.ts'

/** Multiples that the table of numbers does not have: `dos cientos`, `two thousand`, `quatre-vingt-dix`. */
const multiples = [
  ...['hundred', 'thousand', 'hundert', 'tausend', 'cents', 'cientos', 'mil', 'mille', 'vingt', 'sta', 'ste'],
  ...['sute', 'tisic', 'tysiac', 'szaz', 'ezer', 'hundra', 'tusen', 'honderd', 'duizend', 'tisoc'],
]
const words = [...numberValues.keys()]
const several = words.filter((word) => Number(numberValues.get(word)) > 1)
const tens = words.filter((word) => Number(numberValues.get(word)) >= 20)
/** "And" joins behind hundreds only; elsewhere two parts: `twenty and two 5x160`. */
const join = String.raw`[\s-]+(?:(?:y|e|et|si|(?<=(?:hundred|thousand)\s+)and)\s+)?`
const ones = ['one', 'une', 'un', 'uno', 'una', 'jeden', 'jedna', 'um', 'uma', 'ett', 'egy']
const longNumber = new RegExp(
  String.raw`(?<!\p{L})(?:(${alternatives(tens)})${join}${alternatives([...several, ...ones, ...multiples])}|${alternatives(several)}[\s-]+${alternatives([...multiples, 'cento', 'cent', 'sto'])})(?:${join}${alternatives([...several, ...multiples])})*(?!\p{L})`,
  'gu',
)

/** `thirty (30) pins`, `30 (thirty) pins` */
const saidTwice = /(?<!\p{L})(?:(\p{L}{2,15})\s*\((\d{1,3})\)|(\d{1,3})\s*\((\p{L}{2,15})\))/gu

/** In all languages, with its forms behind other words. */
const dozen =
  '(?:docen[aeiy]?|docenas?|douzaine|dozzina|duzia|dozen|dutzend|dozijn|tucet|tuzina?|duzina|dussin|ducat|tuctu)'
/** `1/2 Dutzend` */
const halfDozen = new RegExp(String.raw`(?<![\d/.,])(?:1\s?/\s?2|½)\s*(?:a\s)?${dozen}(?!\p{L})`, 'gu')
/** `una docena y media` */
const dozenAndHalf = new RegExp(
  String.raw`(?<!\p{L})(?:(?:una|une|uma|one|a|ein|een|ett|un|o)\s+)?${dozen}\s+(?:y|et|e|and a|und ein|en een|a|i|si|och ett|in)\s+(?:media|demie|mezza|meia|half|halbes|pul|pol|jumatate|halvt)(?=\s+\p{L})`,
  'gu',
)

/** `and an eye bolt M24`, `we need an eye bolt M24`, `och en lyftögla M24`: an article counts one before a thread, too. */
const oneOfThread =
  /(?<=(?<!\p{L})(?:(?:and|plus|och|samt)|(?:need|want|like|have|get|send|quote|order|add)(?:\s(?:me|us|also))?)\s+)(?:an?|en)(?=\s+(?:\p{L}[\p{L}-]*\s+){1,3}(?:m\d{1,2}|g\s?\d\/\d)(?![\p{L}\d]))/gu

/** `6x200 – ten`: at the end of a line it is not the Polish and Czech "this". */
const tenAtEnd = /(?<=\d.{0,40}(?:\s[–-]|[,:])\s)ten(?=\s*[.!]?$)/giu

/** `a couple of pins`; of the pins it may be those that broke. */
const aCouple = /(?<!\p{L})(?:a\s+)?couple\s+of\s+(?!the(?!\p{L})|our|us(?!\p{L}))(?=[\p{L}\d])/gu

/** Words that point: with an article alone it may be one that broke. `one of those rings`, `einen von den Ringen`, `un de ces anneaux`, `um desses anéis` */
const oneOfThose =
  /(?<!\p{L})(?:one\s+of\s+(?:those|these|your)|(?:einen\s+von\s+den|eine?[ns]?\s+von\s+(?:diesen|euren|ihren))|une?\s+de\s+(?:ces|vos)|un[ao]?\s+di\s+(?:quegli|quei|quelle|questi|queste)|un[ao]\s+de\s+(?:es[ao]s|est[ao]s)|uma?\s+(?:dess[ae]s|dest[ae]s)|een\s+van\s+(?:die|deze)|jed(?:en|na|no|nu|ne)\s+(?:ze?\s+)?(?:tych|tech|tich)|un(?:ul|a)\s+din(?:tre)?\s+(?:acele|aceste|acei|acesti)|e(?:n|tt)\s+av\s+(?:de\s+dar|dessa)|en(?:ega|o|a)?\s+(?:od\s+)?(?:teh|tistih))(?=\s+[\p{L}\d])/gu

/**
 * Writes numbers of several words in figures, as in `twenty four pins`, where `twenty` must not be read alone. Joins the
 * words of those that it can't read, so that none of them is read.
 */
export function writeNumbers(text: string): string {
  const once = text.replace(saidTwice, (said, word = '', figures = '', first = '', second = '') => {
    const [name, count] = word === '' ? [second, first] : [word, figures]
    return numberValues.get(foldLetters(name)) === Number(count) ? count : said
  })
  const ten = once.replace(tenAtEnd, '10 pcs')
  const half = replaceFound(ten, findAll(halfDozen, foldLetters(ten)), () => '6 pcs')
  const plain = replaceFound(half, findAll(dozenAndHalf, foldLetters(half)), () => '18')
  const two = replaceFound(plain, findAll(aCouple, foldLetters(plain)), () => '2 pcs ')
  const one = replaceFound(two, findAll(oneOfThread, foldLetters(two)), () => '1')
  const counted = replaceFound(one, findAll(oneOfThose, foldLetters(one)), () => '1 pcs')
  return replaceFound(counted, findAll(longNumber, foldLetters(counted)), ({ index, 0: said }) =>
    String(sumOf(said) ?? counted.slice(index, index + said.length).replaceAll(/[\s-]+/g, '')),
  )
}

/** Adds the ones to the tens; null for other numbers. */
function sumOf(said: string): number | null {
  const whole = numberValues.get(said.replaceAll(/\s+/g, '_'))
  if (whole !== undefined) return whole
  const parts = said.split(/[\s-]+/)
  const [ten = 0, one = 0, ...others] = parts.flatMap((word) => numberValues.get(word) ?? [])
  const isSum = others.length === 0 && ten < 100 && one < 10
  return isSum && !parts.slice(1).some((word) => multiples.includes(word)) ? ten + one : null
}
