import { hasOnlyFillers } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { firstMentions } from '../lines/split-mentions.ts'
import { tellsNothing } from '../sentences/without-sentence.ts'
import { anyChange } from './change-words.ts'

/** Words for the same part, or as many of it, in folded letters. */
const again = [
  'the same(?: (?:quantity|amount|number|thing))?(?: again)?|as many|(?:das|die) (?:gleiche|selbe)(?: (?:menge|anzahl|stuckzahl))?|autant',
  'la meme (?:quantite|chose)|l[oa] stess[oa](?: (?:quantita|cosa))?|altrettant[ieo]|l[oa] mism[oa](?: cantidad)?|otr[oa]s tant[oa]s|otro tanto',
  '(?:dezelfde|hetzelfde)(?: (?:hoeveelheid|aantal))?|evenveel|te sama ilosc|taka sama ilosc|tyle samo|to samo|stejne(?:ho)? mnozstvi|stejny pocet|totez|to same|tolik',
  'ugyan(?:ennyi|annyi|ez|az|ilyen)\\p{L}*|[oa] mesm[oa](?: quantidade)?|d[ao] mesm[oa](?: quantidade)?|outro tanto|aceeasi cantitate|acelasi (?:lucru|numar)|tot atatea|la fel',
  '(?:enako|isto) (?:kolicino|stevilo)|prav toliko|samma (?:antal|mangd|sak)|lika manga',
].join('|')
const same = new RegExp(String.raw`(?<!\p{L})(?:${again}|${anyChange('same')}|${anyChange('samePart')})(?!\p{L})`, 'gu')
const anySame = new RegExp(same.source, 'u')
const ofMaterial = new RegExp(String.raw`(?<!\p{L})${anyChange('sameMaterial')}(?!\p{L})`, 'u')
/** Beginnings of words for a former order or delivery, in folded letters. */
const ordered =
  /(?<!\p{L})(?:bestellt|geordert|gekauft|geliefert|bezogen|bekommen|erhalten|ordered|bought|purchased|received|supplied|delivered|sent|commandee?s?|achetee?s?|livree?s?|recue?s?|ordinat|acquistat|comprat|consegnat|ricevut|pedimos|pedid|pedi(?!\p{L})|encargamos|compr[ae]|recibimos|enviaron|besteld|gekocht|geleverd|ontvangen|zamawial|zamowil|kupil|dostarczyli|otrzymal|objednal|koupil|dodal|rendelt|vettunk|vasarol|szallitott|kaptunk|encomend|recebemos|enviaram|comandat|comandasem|cumparat|livrat|primit|narocil|dobavil|dobil|bestallde|bestallt|kopte|kopt(?!\p{L})|levererade)\p{L}*/gu
const anyOrdered = new RegExp(ordered.source, 'u')
/** Months with the words before them, in folded letters: `back in March`, `w marcu`, `márciusban` */
const month =
  /(?<!\p{L})(?:(?:back|noch|letzten?|last|now)\s+)?(?:(?:im|in|en|em|au|w|v|i|a|la|din|od|de)\s+)?(?:janu?|ledn|enero|gennai|styczn|ianuar|febr|fevr|unor|lut(?:y|ym)|mar(?:z|c|t|s)|brez|april|aprile|abril|avril|dub(?:en|nu)|kwie|mai|may|maj|magg|kvet|kvetn|maio|juin|juni|june|giugn|cerv|czerw|iuni|juli|july|juil|lugl|lip(?:iec|cu)|iuli|augu|aout|agost|srp|sierp|sept|setem|septiem|zari|wrzes|okt|octo|octu|ottob|outub|pazdz|rijen|nov|listop|dec|dez|prosin|grud)\p{L}*/gu
/** "Once more" in folded letters. */
const onceMore =
  /(?<!\p{L})(?:noch ?(?:ein)?mal|once (?:again|more)|again|encore une fois|otra vez|de nuevo|di nuovo|ancora una volta|nog een keer|nog eens|jeszcze raz|jeste jednou|znovu|meg egyszer|ujra|de novo|outra vez|din nou|inca o data|en gang till|igen|se enkrat|znova)(?!\p{L})/gu
const count = new RegExp(
  String.raw`(?<![\p{L}\d.,])(?:\d{1,5}(?![.,]?\d)|${wordOfSeveral}(?!\p{L}))(?:\s*${units.pieces}(?!\p{L}))?(?=\s)`,
  'gu',
)
const sentenceStart = /[.!?]\s+(?=\p{Lu})/gu
const maxLength = 300

/**
 * Says a former order as one where its sentence asks for the same again, as the pieces are those of that time: `20 Stück
 * 6x160` for `wir hatten im März 20 Stück 6x160 bestellt und bräuchten nochmal die gleiche Menge`. A line with words that
 * may ask for something else stays.
 */
export function sayOrderedBefore(line: string): string {
  if (line.length > maxLength) return line
  const folded = foldLetters(line)
  if (!anySame.test(folded) || !anyOrdered.test(folded) || ofMaterial.test(folded)) return line
  const [mention, ...others] = firstMentions(line)
  if (mention === undefined || others.length > 0) return line
  const asking = findAll(same, folded).find(({ index }) => index >= mention.end)
  if (asking === undefined) return line
  const starts = findAll(sentenceStart, line).map(({ index, 0: { length } }) => index + length)
  const start = starts.findLast((place) => place <= mention.start) ?? 0
  const asked = asking.index + asking[0].length
  const stop = line.slice(asked).search(/[.!?](?:\s|$)/)
  const end = stop < 0 ? line.length : asked + stop
  const before = line.slice(start, mention.start)
  const pieces = findAll(count, foldLetters(before)).at(-1)
  if (pieces === undefined) return line
  const behind = line.slice(mention.end, end)
  const name = nameLength(behind)
  const told = `${before.slice(0, pieces.index)} ${behind.slice(name)}`
  if (!anyOrdered.test(foldLetters(told)) || !saysNothing(told)) return line
  const kind = line.slice(start + pieces.index, mention.end + name)
  return `${line.slice(0, start)}${kind}${line.slice(end)}`
}

/** Returns the length of what belongs to sizes directly behind them: an ending, their kind, their material. */
function nameLength(behind: string): number {
  const words = [...behind.matchAll(/\S+/g)]
  const other = words.find(({ index, 0: word }) => {
    const isEnding = index === 0 && /^-?\p{L}{1,5}$/u.test(word)
    return !isEnding && !namesKind(word) && !belongsToPart(word.replace(/[,;.]$/, ''))
  })
  return behind.slice(0, other?.index ?? behind.length).replace(/[\s,;.–-]+$/, '').length
}

/** Whether words only tell of the former order and ask for it again. */
function saysNothing(told: string): boolean {
  const said = foldLetters(told)
    .replace(same, ' ')
    .replace(ordered, ' ')
    .replace(month, ' ')
    .replace(onceMore, ' ')
    .replace(/[,;:.!?–-]/g, ' ')
  return hasOnlyFillers(said) || tellsNothing(said.split(/\s+/).filter(Boolean))
}
