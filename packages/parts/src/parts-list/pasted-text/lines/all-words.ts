import { foldLetters } from '../../fold-letters.ts'

/** Words for all of several parts, in folded letters: `alles Auswerferstifte`, `both nitrided`. */
export const allWord =
  '(?:alles?|allem|alle(?:n|s)? davon|alle|beides?|all|both|tous|toutes|tout|les deux|tutt[iaeo]|entramb[ie]|ambedue|tod[oa]s?|amb[oa]s|tud[oa]|allemaal|allen|beiden?|vse(?:chn[oy])?|vsi|obe|oba|oboje|oboji|wszystk(?:o|ie)|obydw\\p{L}+|mind(?:egyik|ketto|ny[aá]jan)?|osszes|toate|toti|ambele|ambii|samtliga|alla|allt|bada)'

/** Those of them for two parts. */
export const bothWord =
  '(?:beides?|beiden?|both|les deux|entramb[ie]|ambedue|amb[oa]s|obe|oba|oboje|oboji|obydw\\p{L}+|mindketto|ambele|ambii|bada)'

const all = new RegExp(String.raw`(?<!\p{L})${allWord}(?!\p{L})`, 'u')

/** Whether words say what all parts are: `(alles Auswerferstifte)` */
export function namesAll(words: string): boolean {
  return all.test(foldLetters(words))
}
