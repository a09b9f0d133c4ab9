import { foldLetters } from '../../fold-letters.ts'

/** "For now", per language and in folded letters. A translator adds phrases here. */
const forNow = {
  de: 'vorerst|erst ?mal|zunachst|im moment|momentan|fur den moment|fur jetzt',
  en: 'for (?:now|the moment|the time being)|at the moment',
  cs: 'zatim|prozatim|pro tuto chvili',
  es: 'de momento|por (?:ahora|el momento)',
  fr: "pour (?:l'instant|le moment)",
  hu: 'egyelore',
  it: 'per (?:ora|il momento|adesso)',
  nl: 'voorlopig|voor nu|op dit moment',
  pl: 'na razie|poki co',
  pt: 'por (?:agora|enquanto)|de momento|para ja',
  ro: 'deocamdata|pentru moment',
  se: 'tills vidare|for tillfallet|just nu',
  sl: 'zaenkrat|za zdaj',
} as const
const phrase = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(forNow).join('|')})(?!\p{L})\s*`, 'u')

/** Removes from the answer to an offered part that its pieces are those for now: `yes, but only two for the moment` */
export function withoutForNow(text: string): string {
  const found = phrase.exec(foldLetters(text))
  return found === null ? text : text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
