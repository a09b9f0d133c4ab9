import { foldLetters } from '../../../fold-letters.ts'
import { endOfSizes } from '../../lines/split-mentions.ts'
import { lastTime } from '../../sentences/without-last-time.ts'

const attention =
  'achtung|vorsicht|careful|attention|attn|beware|note|mind|ojo|atencion|atencao|attenzione|cuidado|let op|uwaga|pozor|figyelem|vigyazat|atentie|obs'
const were =
  "waren|war|were|was|(?:c['’])?etai(?:en)?t|erano|era|eran|eram|byl[aoiy]?|bil[aeoi]|volt(?:ak)?|erau|var(?:en|it)?"
const ones =
  "the|those|ones|es|das|die|ce|des|de|les|celles?|ceux|du|quell[eio]|quei|da|di|los|las|os|as|het|de|te|ty|to|so|so|a|az|cele|cei|det|dom|in|i|of|dell['’]|della|del|from|von|vom"
const told = new RegExp(
  String.raw`(?<!\p{L})(?:${attention}|${lastTime}|${were}|${ones})(?!\p{L})|['’]s(?!\p{L})`,
  'gu',
)
const tellsOfLast = new RegExp(String.raw`(?<!\p{L})(?:${lastTime})(?!\p{L})`, 'u')
const tellsOfPast = new RegExp(String.raw`(?<!\p{L})(?:${were})(?!\p{L})`, 'u')
/** A length or a diameter: `200er`, `200-as`, `from 125` */
const oneSize =
  /^[\s,:!.;–-]*\d{1,3}(?:[.,]\d)?(?:-?(?:ers?|s|as|es|os|ak|er))?[\s,:!.;–-]*(?:mm|lang[ea]?n?|long(?:s|ues)?|lungh[ie])?[\s.!]*$/u
const clause = /\s*(?:\(([^()]{8,80})\)|[,;]\s([^,;()]{8,80}))\s*$/u

/**
 * Removes a last bracket or clause that says what size the former ones had: `sleeve 4x6x150 (careful, last time they were
 * 125)`. What asks for something besides stays.
 */
export function withoutFormerOnes(line: string): string {
  const folded = foldLetters(line)
  const found = clause.exec(folded)
  if (found === null || found.index < endOfSizes(line) || endOfSizes(line) === 0) return line
  const said = found[1] ?? found[2] ?? ''
  if (!tellsOfLast.test(said) || !tellsOfPast.test(said) || !oneSize.test(said.replace(told, ' '))) return line
  return line.slice(0, found.index)
}
