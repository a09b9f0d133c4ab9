import { namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { denial } from '../corrections/agreed-words.ts'

/** What a part is given that a sentence asks a certificate for. */
export const certified = 'EN 10204 3.1'
const certificate = /(?<![\d.,])3[.,]1(?![\d.,])/
const paper =
  /(?<!\p{L})\p{L}*(?:zeugnis|zertifikat|cert|attest|atest|swiadectw|osvedc|intyg|bizonyl|tanusitvan|potrdil)/u
/** `3.1 bij de hulzen`, but `3.1 core pins` may be their size. */
const forParts =
  /^\s*(?:fur|fuer|bei|zu|an|for|on|pour|sur|para|en|per|su|bij|voor|op|do|na|k|ke|u|pri|za|pentru|la|em|a|pa|till)\s/u
const without = /(?<!\p{L})(?:ohne|without|sans|sin|senza|bez|zonder|sem|fara|utan|brez|nelkul)(?!\p{L})/u

/** Whether a text names a certificate of any sort. */
export function namesCertificate(text: string): boolean {
  return paper.test(foldLetters(text))
}

/** Whether a clause asks for the certificate 3.1 and has no other figure: `3.1 bij de hulzen` */
export function asksForCertificate(clause: string): boolean {
  const folded = foldLetters(clause)
  const [before = '', behind] = folded.split(certificate, 2)
  if (behind === undefined || /\d/.test(before + behind)) return false
  const isAsked = paper.test(folded) || (forParts.test(behind) && !namesKind(before))
  return isAsked && !denial.test(folded) && !without.test(folded)
}
