import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { cutWord } from '../../work-words.ts'
import { denying } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { readOrderLine } from '../lines/read-order-line.ts'
import { uncutWord } from './uncut-words.ts'

/** `, bez zmian`, `, stay as they are`, `, same split`: nothing changes. */
const unchanged =
  /(?:\s+[–-]\s+|[\s,;:(]+)(?:(?:die |the |la |le |de |a |het )?(?:menge|anzahl|stuckzahl|quantity|qty|quantite|quantita|cantidad|ilosc|mnozstvi|pocet|mennyiseg|aantal|antalet|antal|kolicina|quantidade|cantitatea) (?:bez zmian|beze zmeny|unchanged|unverandert|inchangee|invariata|sin cambios|ongewijzigd|inalterada|neschimbata|oforandrat|nespremenjena|valtozatlan|bleibt|stays|remains|reste|resta|rimane|sigue|queda|se mantiene|zostaje|zustava|marad|blijft|forblir|ostane|mantem(?:-se)?|ramane)(?: (?:gleich|(?:the )?same|igual|la meme|la stessa|taka sama|stejn[ye]|hetzelfde|enaka|la fel))?|(?:ohne|keine) anderung(?:en)?|(?:bleib(?:t|en)|bitte) (?:so|bestehen|stehen|unverandert|wie gehabt|dabei)|wie gehabt|(?:no|without) changes?|unchanged|(?:stays?|remains?) (?:as (?:it is|they are|is|ordered)|the same|unchanged)|as (?:is|before)|same split|gleiche (?:auf)?teilung|(?:c'est )?d'accord|(?:sans|aucun) changement|inchangee?s?|meme repartition|sin cambios?|sigue(?:n)? igual|se quedan? igual|senza (?:modifiche|variazioni)|(?:resta|restano|rimane|rimangono) (?:cosi|invariat[aoie])|invariat[aoie]|bez zmen(?:y)?|beze zmeny|bez zmian|zonder wijziging(?:en)?|ongewijzigd|blij(?:ft|ven) (?:zo|gelijk|hetzelfde|staan|ongewijzigd)|sem alterac(?:ao|oes)|inalterad[oa]s?|fara modificari|neschimbate?|oforandra(?:t|de)|brez sprememb|nespremenjen[aeio]?|valtozatlan(?:ul)?|nem valtozik|(?:zustav|zostav|pozostaj|osta[nj])\p{L}* (?:tak|stejn\p{L}*|beze zmeny|bez zmian|enak\p{L}*|nespremenjen\p{L}*)|ramane?(?: (?:la fel|neschimbat[ae]?|asa))?|de acuerdo|va bene(?: cosi)?|akkoord|souhlasi|zgoda|rendben|stammer|se strinjamo|ficam? (?:igua(?:l|is)|como esta[o]?)|forblir oforandra\p{L}*|ne change(?:nt)? pas|reste(?:nt)? inchangee?s?|(?:pa )?(?:pusti|laisse|lascia|deja|deixe|leave|lass|laat|nech|zostaw|lasati|hagy)\p{L}*,? (?:\p{L}{2,4} )?(?:as|wie|kot|jak|como|comme|come|zoals|som|cum|ahogy)(?: \p{L}+){1,2}|not the other way (?:a)?round|nicht umgekehrt|et non l'inverse|e non (?:il contrario|viceversa)|y no al reves|e nao o contrario|niet andersom|a nie odwrotnie|ne naopak|nem forditva|nu invers|inte tvartom|ne obratno)(?=\s*(?:$|[,;.)(–-]))\)?/u

const offers = [
  '(?:laut|lt|gemass|wie|nach)\\.? (?:(?:im|ihrem|eurem|dem) )*angebot(?:en)?',
  'as (?:(?:per|in|on) )?(?:(?:your|the) )?(?:offer|offered|quote|quoted|quotation)',
  "(?:selon|suivant|comme|conforme(?:ment)? a|d'apres) (?:(?:sur|dans) )?(?:votre |l'|le )?(?:offre|devis)",
  "(?:come )?(?:da|secondo|per|nella) (?:la )?(?:vostra |l')?(?:offerta|preventivo)",
  '(?:segun|como en|conforme a) (?:(?:su|la|vuestra|el) )?(?:oferta|presupuesto)',
  '(?:conforme|segundo|de acordo com|como na?) (?:a )?(?:vossa |sua )?(?:proposta|oferta|orcamento)',
  '(?:volgens|conform|zoals)(?: in)? (?:(?:uw|de|jullie) )?(?:offerte|aangeboden|aanbieding)',
  '(?:zgodnie z|wedlug|wg|(?:tak )?jak w) (?:panstwa )?ofer(?:t[aye]|cie)',
  '(?:dle|podle|jak(?: je)? v) (?:vasi )?nabid(?:ky|ce)',
  '(?:az )?ajanlat(?:a|uk)? (?:szerinti?|alapjan)',
  '(?:conform|potrivit|ca in) (?:cu )?ofert(?:ei|a)(?: dvs)?',
  '(?:enligt|som i) (?:(?:er|din|eran) )?offert(?:en)?',
  '(?:po|kot(?: je)? v|v skladu s|skladno s) (?:vas[ioe] )?ponudb[ieo]',
].join('|')
/** Most lines have none of these words, and the phrases cost time. */
const offered =
  /angebot|ofert|ofercie|offer|quot|offre|devis|preventiv|presupuest|propost|orcament|aanbied|aangebod|nabid|ajanlat|ponudb/
/** ` as per your offer`, `, zgodnie z ofertą` */
const asOffered = new RegExp(String.raw`(?:^|\s+[–-]\s+|[\s,;:(]+)(?:${offers})(?=\s*(?:$|[,;.)(–-]))\)?`, 'u')

/** `uncut: 10x250`, `, whole` */
const asStocked = new RegExp(
  String.raw`(?:^|\s+[–-]\s+|[\s,;:(]+)${uncutWord}(?=\s*(?:$|[,;.:)(–-]|\d+(?:[.,]\d+)?\s*[x×]))(?:\s*:\s*|\))?`,
  'u',
)

/** `unchanged: `, `bez zmian – ` */
const unchangedFirst =
  /^(?:(?:ohne|keine) anderung|unverandert|(?:no|without) changes?|unchanged|(?:sans|aucun) changement|inchangee?s?|sin cambios?|senza (?:modifiche|variazioni)|invariat[aoie]|beze? zmen(?:y)?|bez zmian|zonder wijziging(?:en)?|ongewijzigd|sem alterac(?:ao|oes)|inalterad[oa]s?|fara modificari|neschimbate?|oforandra(?:t|de)|brez sprememb[e]?|nespremenjen[aeio]?|valtozatlan(?:ul)?)\s*(?::|[–-]\s)\s*/u
/** `stay at 4`, `maradjon 4 db` */
const staying = new RegExp(
  String.raw`(?:\s+[–-]\s+|[\s,;:(]+)(?:(?:es|they|ils|elles|se|${anyOf('labels')})\s+)?(?:bleib(?:t|en)|stays?|remains?|zustavaji?|zustava|siguen?|se quedan?|queda[n]?|restent|reste|restano|resta|rimangono|marad(?:jon|janak|nak)?|blij(?:ft|ven)|(?:po)?zostaj[ae]|mantem-se|ficam?|raman[e]?|ostanejo|ostane)(?:\s+(?:at|bei|a|na|en|em|op|pa|siendo|su|la|w|pri))?\s+(\d{1,4})(?![\d.,]*\s*[x×\d])(?=\s*(?:\p{L}{1,8}\.?)?\s*$|[.!)]*$)`,
  'u',
)

/** Whether a part is to stay as long as the shop has it. */
export function isUncut(text: string): boolean {
  return hasSizes(text) && asStocked.test(foldLetters(text))
}

const sameInBrackets = new RegExp(
  String.raw`\s*\((?:(?:e|es|is|ist|ar|je|to)\s)?(?:${anyChange('samePart')}|gleich geblieben|no cambian?|ne changent? pas|non cambiano?|tak(?:ie)? samo|no muda|nu se schimba|andras inte|nem valtozik|verandert niet|se ne spremeni)\)`,
  'u',
)

/** Removes a bracket behind a part with its pieces that says that both are as before: `6 core pins 5x125 (same)` */
export function withoutSameInBrackets(text: string): string {
  const found = sameInBrackets.exec(foldLetters(text))
  if (found === null) return text
  const rest = cutOut(text, found)
  return hasSizes(rest) && readOrderLine(rest).quantity !== '' ? rest : text
}

/** Removes words that say that nothing changes. */
export function withoutUnchanged(written: string): string {
  const stocked = hasSizes(written) ? asStocked.exec(foldLetters(written)) : null
  const whole = stocked === null ? written : cutOut(written, stocked)
  const first = unchangedFirst.exec(foldLetters(whole))?.[0] ?? ''
  const text = sayStaying(whole.slice(first.length))
  const folded = foldLetters(text)
  const found = unchanged.exec(folded) ?? (offered.test(folded) ? asOffered.exec(folded) : null)
  if (found === null) return text
  const behind = text.slice(found.index + found[0].length)
  return `${text.slice(0, found.index)}${behind.replace(piecesInBrackets, ', $1 pcs')}`
}

/** Says the pieces alone that do not change: `guide pillars 24x46x75 stay at 4` */
function sayStaying(text: string): string {
  const found = hasSizes(text) ? staying.exec(foldLetters(text)) : null
  return found === null ? text : `${text.slice(0, found.index)}, ${found[1]} pcs`
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

const same = new RegExp(String.raw`(?<!\p{L})${anyChange('samePart')}(?!\p{L})`, 'u')

/** Removes words that a part shall not be cut. Those with a length may say how it shall be. */
export function withoutUncut(text: string): string {
  const found = uncut.exec(foldLetters(text))
  // "and 4 of the same not cut" is a further part.
  const isOther = found !== null && same.test(foldLetters(text.slice(0, found.index)))
  return found === null || isOther ? text : cutOut(text, found)
}

function cutOut(text: string, { index, 0: { length } }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + length)}`.trim().replace(/\s+(?=[,;.)]|\s|$)/g, '')
}
