import { belongsToPart } from '../../../cell-content.ts'
import { foldLetters } from '../../../fold-letters.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'

/**
 * That somebody forgot a part in an order before, per language and in folded letters. "Können Sie vergessen" is none, as
 * it leaves the part out. A translator adds phrases here.
 */
const forgotten = {
  de: '(?:die|den|das|der|welche[ns]?) (?:(?:ich|wir)(?: (?:leider|ganz|gestern|vorhin|noch|sie)){0,2} vergessen (?:habe?n?|hatten?)|(?:habe?n?|hatten?) (?:ich|wir)(?: (?:leider|ganz|gestern|vorhin|noch)){0,2} vergessen)|(?:habe?n?|hatten?) (?:ich|wir)(?: (?:leider|ganz|gestern|vorhin|noch)){0,2} vergessen',
  en: "(?:(?:which|that) )?(?:i|we)(?: had|'d|'ve| have)?(?: (?:completely|totally|just)){0,1} forg[oe]t(?:ten)?(?: (?:about|them|it|to (?:order|include|mention|add)|last time|yesterday|earlier)){0,3}",
  cs: '(?:na )?kter\\p{L}{1,3} (?:jsem|jsme) zapomnel[aiy]?|zapomnel[aiy]? (?:jsem|jsme)(?: na (?:ne|ni|nej|to))?',
  es: 'que (?:se (?:me|nos) (?:olvid(?:o|aron)|habian? olvidado)|olvide|olvidamos|(?:me |nos )?(?:he|hemos|habia|habiamos) olvidado)|se (?:me|nos) (?:olvid(?:o|aron)|habian? olvidado)',
  fr: "(?:que j'|que nous |qu'on |je (?:les |l')|nous (?:les |l')|on (?:les |l'))(?:ai|avais|avons|avions|a|avait) oublie(?:e?s?)",
  hu: '(?:(?:amit|amiket|ezt|ezeket|azt|azokat) )?(?:el|ki)felejtett(?:em|unk|uk)',
  it: "(?:che |(?:li |le |l'))(?:ho|avevo|abbiamo|avevamo) (?:dimenticat|scordat)[oaie]|che (?:mi ero|ci eravamo) (?:dimenticat|scordat)[oaie]",
  nl: 'die (?:ik|we|wij)(?: (?:was|waren|had|hadden))? vergeten(?: (?:was|waren|had|hadden|ben|zijn))?',
  pl: '(?:o )?ktor\\p{L}{1,3} zapomni(?:al[ae]m|elismy|alysmy)|zapomni(?:al[ae]m|elismy|alysmy)(?: o (?:nich|nim|niej|tym))?',
  pt: 'que (?:eu )?(?:(?:me|nos) )?(?:esqueci|esquecemos|tinha(?:mos)? esquecido)(?:-me)?|esqueci-me d(?:eles|elas|isto|isso)',
  ro: '(?:de care |pe care (?:le-|l-|i-)?)am uitat|am uitat de (?:ele|el|ea|ei)',
  se: 'som (?:jag|vi) (?:(?:hade )?glomt|glomde)(?: bort)?|(?:det|dem|den) glomde (?:jag|vi)',
  sl: 'ki (?:sem|smo) (?:(?:jih|ga|jo|ju|je) )?pozabil[aei]?|na kater\\p{L}{1,3} (?:sem|smo) pozabil[aei]?',
} as const
const phrase = new RegExp(
  String.raw`(?:\s*[,;(]\s*|\s+[–-]\s+|\s+)(?:${Object.values(forgotten).join('|')})\)?(?=\s*(?:[,;.!]|\s[–-]\s|$))`,
  'u',
)

/** `Ich habe 2 Säulen 20x46x75 vergessen`: around the part */
const around =
  /^(?:(?:leider|sorry|sorry,)\s)?(?:(?:ich|wir)\shab(?:e|en)|hab(?:e|en)\s(?:ich|wir)|ik\sben|we\szijn|wij\szijn)\s(?<part>[^.;!?]{8,120})\s(?:vergessen|vergeten)(?=\s*(?:$|[.,;!]))/iu

/** Removes behind a part that it was forgotten before: `2 guide pillars 20x46x75, which I forgot` */
export function withoutForgotten(line: string): string {
  const end = endOfSizes(line)
  const { 0: said = '', groups } = around.exec(line) ?? {}
  const part = groups?.part ?? ''
  const start = said.lastIndexOf(part)
  const behind = line.slice(end, start + part.length).trim()
  if (part !== '' && end > start && end <= start + part.length && (behind === '' || belongsToPart(behind)))
    return part + line.slice(said.length)
  const found = end === 0 ? null : phrase.exec(foldLetters(line))
  if (found === null || found.index < end) return line
  return line.slice(0, found.index) + line.slice(found.index + found[0].length)
}
