import { foldLetters } from '../../fold-letters.ts'

/** `, bez zmian`, `, stay as they are`, `, same split`, `uncut`: nothing changes. */
const unchanged =
  /(?:\s+[–-]\s+|[\s,;:(]+)(?:(?:ohne|keine) anderung(?:en)?|(?:bleib(?:t|en)|bitte) (?:so|unverandert|wie gehabt|dabei)|wie gehabt|(?:no|without) changes?|unchanged|(?:stays?|remains?) (?:as (?:it is|they are|is)|the same|unchanged)|as (?:is|before)|same split|gleiche (?:auf)?teilung|(?:sans|aucun) changement|inchangee?s?|meme repartition|sin cambios?|sigue(?:n)? igual|se quedan? igual|senza (?:modifiche|variazioni)|(?:resta|restano|rimane|rimangono) (?:cosi|invariat[aoie])|invariat[aoie]|bez zmen(?:y)?|beze zmeny|bez zmian|zonder wijziging(?:en)?|ongewijzigd|blijf(?:t|ven) (?:zo|gelijk|hetzelfde)|sem alterac(?:ao|oes)|inalterad[oa]s?|fara modificari|neschimbate?|oforandra(?:t|de)|brez sprememb|valtozatlan(?:ul)?|nem valtozik|uncut|ungekurzt|(?:in )?(?:full|stock(?:ed)?|standard) length|(?:volle|in voller|in standard-?)\s?lange|non (?:coupee?s?|tagliat[aoie]|accorciat[aoie])|sin cortar|nezkracen\p{L}+|nieskroc\p{L}+|niet ingekort|sem corte|netaiat\p{L}*|okapad\p{L}*|neskrajsan\p{L}*)(?=\s*(?:$|[,;.)(–-]))\)?/u

/** Removes words that say that nothing changes. */
export function withoutUnchanged(text: string): string {
  const found = unchanged.exec(foldLetters(text))
  return found === null ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`
}
