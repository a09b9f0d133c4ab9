import { foldLetters } from '../../fold-letters.ts'
import { anyChange } from './change-words.ts'

/** Nouns for sizes and pieces, per language and in folded letters. A translator adds words here and nowhere else. */
const nouns = {
  de: 'masse?|grosse|abmessung(?:en)?|menge|stuckzahl|anzahl',
  en: 'sizes?|dimensions?|quantity|quantities|qty|number',
  fr: 'dimensions?|tailles?|cotes|mesures|quantites?',
  it: 'misur[ae]|dimension[ei]|quantita',
  es: 'medidas?|tamanos?|dimensiones|cantidad(?:es)?',
  pt: 'medidas?|dimensoes|tamanhos?|quantidades?',
  nl: 'maten|maat|afmeting(?:en)?|aantal(?:len)?',
  pl: 'wymiar[y]?|rozmiar[y]?|ilosc[i]?',
  cs: 'rozmery?|mnozstvi|pocet',
  hu: 'meret(?:ek)?|darabszam|mennyiseg',
  ro: 'dimensiun(?:i|ile)|marime[a]?|cantitate[a]?',
  se: 'matt(?:en)?|storlek(?:en|ar)?|antal(?:et)?',
  sl: 'mere|dimenzij[ae]|velikost|kolicina',
} as const
const noun = new RegExp(`^(?:${Object.values(nouns).join('|')})$`, 'u')
const same = new RegExp(
  String.raw`^(?:${anyChange('samePart')}|same|gleich(?:e[rnsm]?)?|selben?|mism[oa]s?|memes?|stess[eiao]|mesm[oa]s?|zelfde|sam[eay]|takie|stejn[aeyo]|ugyanaz(?:ok)?|ugyanakkora|aceleasi|aceeasi|samma|ist[ei]|enak[ea]|unchanged|unverandert|identi\p{L}+)$`,
  'u',
)
const beside =
  /^(?:und|and|et|e|y|en|i|a|es|si|och|in|the|die|der|das|les?|las?|los|el|gli|il|os|as|o|de|het|te|az?|bleib(?:t|en)|stays?|remains?|resta(?:no)?|quedan?|sigue[n]?|restent|mantem|blijft|blijven|pozostaje|pozostaja|zustavaji|marad|raman|forblir|ostane(?:jo)?|in|mit|with|i)$/u

/** Removes clauses that only say that sizes and pieces stay: `in steel, same size, same quantity`, `medidas y cantidad, las mismas` */
export function withoutSameSizes(line: string): string {
  const clauses = line.split(/([,;.]\s+)/)
  const said = clauses.map((clause) => foldLetters(clause).match(/\p{L}+/gu) ?? [])
  if (!said.some((words) => words.some((word) => noun.test(word)))) return line
  const isLeft = said.map(
    (words) => words.length > 0 && words.every((word) => noun.test(word) || same.test(word) || beside.test(word)),
  )
  if (!said.some((words, at) => isLeft[at] && words.some((word) => same.test(word)))) return line
  const kept = clauses.filter((_, at) => !(at % 2 === 0 ? isLeft[at] : isLeft[at + 1]))
  return kept.join('').trim()
}
