import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { isCancelled } from '../corrections/change-words.ts'
import { leaveOutSentences } from '../sentences/leave-out-sentences.ts'

/** How buyers say that they work on the parts themselves, per language and in folded letters. A translator adds phrases here. */
const ourselves = {
  de: 'selbst|selber|eigenhandig|im (?:eigenen )?haus(?:e)?|bei uns',
  en: 'ourselves|in[- ]house|myself|on our own (?:machine|grinder|lathe)s?',
  cs: '(?:si )?sami|u nas|ve vlastni dilne',
  es: 'nosotros(?: mismos)?|en casa|internamente|en nuestro taller|aqui a medida|yo mismo',
  fr: 'nous-memes|en interne|par nos soins|chez nous|moi-meme|dans nos ateliers',
  hu: 'magunk|mi magunk|hazon belul|sajat muhely\\p{L}*',
  it: 'noi(?: stessi)?|da noi|internamente|in casa|per conto nostro|in officina nostra',
  nl: 'zelf|in huis|in eigen beheer',
  pl: 'sami|u siebie|u nas|we wlasnym zakresie',
  pt: 'nos (?:mesmos|proprios)|internamente|ca dentro|em casa|na nossa oficina',
  ro: 'singuri|noi insine|intern|la noi(?: in atelier)?',
  se: 'sjalva?|internt|i egen verkstad|hos oss',
  sl: 'sami|pri nas|v lastni delavnici',
} as const
const ours = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(ourselves).join('|')})(?!\p{L})`, 'u')
/** Who cannot do it wants it done: `we cannot grind them ourselves` */
const unable =
  /(?<!\p{L})(?:can'?t|cannot|can not|could not|couldn't|unable|kann|konnen|ne pouvons|ne peux|no podemos|no puedo|non possiamo|non posso|kunnen|kan|nie mozemy|nie mam|nemuzeme|neumime|nem tud|nao (?:podemos|conseguimos|temos)|nu putem|kan inte|ne moremo|if|falls|ob|wenn|si|se|als|jesli|pokud|ha|daca|om|ce)(?!\p{L})/u
/** Who makes parts themselves, or excepts them, orders none: `utom kärnstiften, dem svarvar vi själva` */
const makes =
  /(?<!\p{L})(?:\p{L}{0,4}dreh|turn|mak|made|fertig|herstell|bau|tourn|fabri|faison|torn|hac|hec|facc|fatt|draai|mak|toc[zy]|robi|soustruz|vyrab|dela|esztergal|gyart|keszit|faz|fez|strunj|facem|svarv|tillverk|struz|izdel|except|ausser|ausgenommen|utom|sauf|hormis|salvo|exce|tranne|eccetto|behalve|oprocz|krome|kiveve|razen|out|fuera|raus|weg|fuori|hors|fora|ven|bort)/u
const number = new RegExp(String.raw`\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})`, 'u')
const maxLength = 1000

/** Removes sentences without sizes that say which work the buyer does, as the shop does not: `We grind the pins in house.` */
export function withoutOwnWork(line: string): string {
  if (line.length > maxLength || !ours.test(foldLetters(line))) return line
  return leaveOutSentences(line, isOwnWork)
}

function isOwnWork(sentence: string): boolean {
  if (hasSizes(sentence) || !(namesWork(sentence) || namesCut(sentence))) return false
  const folded = foldLetters(sentence)
  if (makes.test(folded) || isCancelled(sentence)) return false
  return ours.test(folded) && !unable.test(folded) && !number.test(folded) && !sentence.trimEnd().endsWith('?')
}
