import { foldLetters } from '../../fold-letters.ts'
import { cutWord } from '../../work-words.ts'
import { denying } from '../corrections/agreed-words.ts'

/** `, bez zmian`, `, stay as they are`, `, same split`, `uncut`: nothing changes. */
const unchanged =
  /(?:\s+[–-]\s+|[\s,;:(]+)(?:(?:ohne|keine) anderung(?:en)?|(?:bleib(?:t|en)|bitte) (?:so|bestehen|stehen|unverandert|wie gehabt|dabei)|wie gehabt|(?:no|without) changes?|unchanged|(?:stays?|remains?) (?:as (?:it is|they are|is|ordered)|the same|unchanged)|as (?:is|before)|same split|gleiche (?:auf)?teilung|(?:sans|aucun) changement|inchangee?s?|meme repartition|sin cambios?|sigue(?:n)? igual|se quedan? igual|senza (?:modifiche|variazioni)|(?:resta|restano|rimane|rimangono) (?:cosi|invariat[aoie])|invariat[aoie]|bez zmen(?:y)?|beze zmeny|bez zmian|zonder wijziging(?:en)?|ongewijzigd|blij(?:ft|ven) (?:zo|gelijk|hetzelfde|staan|ongewijzigd)|sem alterac(?:ao|oes)|inalterad[oa]s?|fara modificari|neschimbate?|oforandra(?:t|de)|brez sprememb|valtozatlan(?:ul)?|nem valtozik|(?:zustav|zostav|pozostaj|osta[nj])\p{L}* (?:tak|stejn\p{L}*|beze zmeny|bez zmian|enak\p{L}*|nespremenjen\p{L}*)|raman (?:la fel|neschimbate)|ficam? (?:igua(?:l|is)|como esta[o]?)|forblir oforandra\p{L}*|ne change(?:nt)? pas|reste(?:nt)? inchangee?s?|uncut|ungekurzt|(?:in )?(?:full|stock(?:ed)?|standard) length|(?:volle|in voller|in standard-?)\s?lange|non (?:coupee?s?|tagliat[aoie]|accorciat[aoie])|sin cortar|nezkracen\p{L}+|nieskroc\p{L}+|niet ingekort|sem corte|netaiat\p{L}*|okapad\p{L}*|neskrajsan\p{L}*)(?=\s*(?:$|[,;.)(–-]))\)?/u

/** Removes words that say that nothing changes. */
export function withoutUnchanged(text: string): string {
  const found = unchanged.exec(foldLetters(text))
  if (found === null) return text
  const behind = text.slice(found.index + found[0].length)
  return `${text.slice(0, found.index)}${behind.replace(piecesInBrackets, ', $1 pcs')}`
}

/** `unchanged (4)` */
const piecesInBrackets = /^\s*\((\d{1,4})\)\s*[.;]?$/u

const not = `(?:do not|ne pas|nu se|ej|${denying})`
const please = '(?:(?:bitte|please|merci de|por favor|per favore|prosim|prosze|kerjuk|var god)\\s+)?'
/** `, do not cut`, `(kapas ej)`, `, nezkracovat` */
const uncut = new RegExp(
  String.raw`(?:\s+[–-]\s+|[\s,;:(]+)${please}(?:(?:${not}\s+|ne)${cutWord}|${cutWord}\s+(?:nicht|ej|inte|niet))(?=\s*(?:$|[,;.)(–-]))\)?`,
  'u',
)

/** Removes words that a part shall not be cut. Those with a length may say how it shall be. */
export function withoutUncut(text: string): string {
  const found = uncut.exec(foldLetters(text))
  return found === null ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
}
