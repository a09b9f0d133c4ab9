import { foldLetters } from '../../fold-letters.ts'

/** How people say that a position waits, unlike one that is delivered later, per language and in folded letters. A translator adds phrases here. */
const phrases = {
  de: 'verschob\\p{L}*|vertagt|zuruck(?:ge|zu)?stell\\p{L}*|stell\\p{L}*\\s.{0,30}\\szuruck|(?:bleib\\p{L}*|lass\\p{L}*)\\s(?:.{0,30}\\s)?(?:offen|aussen vor|liegen)|(?:kann|konnen)\\s(?:noch\\s)?warten|(?:beim )?nachste[ns]? mal|(?:zu|leider zu) teuer|verzicht\\p{L}*',
  en: 'postponed|deferred|put off|pushed back|(?:leave|keep|put|park|hold)\\s(?:.{0,30}\\s)?(?:for (?:now|the moment|later)|on hold|back|aside|until later)|on hold|can wait|hold(?:ing)?(?: off)?(?: on)?|not yet|next time|too (?:dear|expensive|pricey)|can go(?=\\s*(?:$|[.,;!]))',
  cs: 'odloz\\p{L}*|odklad\\p{L}*|odsun\\p{L}*|pocka(?:ji)?|zatim (?:ne|nech)\\p{L}*|nech\\p{L}*\\s.{0,30}\\s(?:zatim|byt)|priste|prilis drah\\p{L}|moc drah\\p{L}',
  es: 'aplaz\\p{L}*|pospuest\\p{L}*|para mas adelante|pendientes?|en espera|dej\\p{L}*\\s.{0,30}\\s(?:momento|ahora)|(?:puede|pueden) esperar|la proxima vez|demasiado car[oa]s?',
  fr: 'en (?:attente|suspens)|report\\p{L}*|laiss\\p{L}*\\s.{0,30}\\s(?:instant|moment|cote)|(?:peut|peuvent) attendre|la prochaine fois|trop cher\\p{L}*',
  hu: 'csusz\\p{L}*|(?:el)?halaszt\\p{L}*|varhat(?:nak)?|egyelore (?:ne|nem|hagy)\\p{L}*|fuggoben|legkozelebb|tul draga',
  it: 'in sospeso|lasci\\p{L}*\\s.{0,30}\\s(?:ora|stare|momento)|(?:puo|possono) (?:aspettare|attendere)|rimand\\p{L}*|la prossima volta|troppo car[oaie]',
  nl: 'uitgesteld|in de wacht|(?:kan|kunnen)\\s(?:nog\\s)?wachten|laat\\s.{0,30}\\s(?:liggen|open|even)|aanhouden|(?:de )?volgende keer|te duur',
  pl: 'przesuni\\p{L}*|odlozon\\p{L}*|wstrzym\\p{L}*|(?:moze|moga) poczekac|zostaw\\p{L}*\\s.{0,30}\\s(?:razie)|nastepnym razem|za drog\\p{L}',
  pt: 'adi(?:ad[oa]s?|amos)|pendentes?|em espera|deix\\p{L}*\\s.{0,30}\\s(?:agora|ja)|(?:pode|podem) esperar|(?:da|na) proxima(?: vez)?|demasiado car[oa]s?|muito car[oa]s?',
  ro: 'in asteptare|aman\\p{L}*|las\\p{L}*\\s.{0,30}\\sdeocamdata|(?:poate|pot) astepta|data viitoare|prea scump\\p{L}*',
  se: 'uppskjut\\p{L}*|skjut\\p{L}* upp|senarelag\\p{L}*|avvakta\\p{L}*|(?:kan|far)\\svanta|lat\\s.{0,30}\\s(?:vanta|vara|ligga)|tills vidare|nasta gang|for dyr[at]?',
  sl: 'prestavlj\\p{L}*|odlozen\\p{L}*|(?:lahko )?poca[kc]a(?:jo)?|pusti\\p{L}*\\s.{0,30}\\s(?:zaenkrat|strani)|naslednjic|predrag\\p{L}',
} as const

const waiting = new RegExp(String.raw`(?<!\p{L})(?:${Object.values(phrases).join('|')})(?!\p{L})`, 'u')

/** Returns the words of a clause that say that what it names waits: `leave item 2 for now`; empty without them. */
export function readPostponed(clause: string): string {
  const said = waiting.exec(foldLetters(clause))?.[0] ?? ''
  return said.replace(/\d+/g, '').replace(/\s{2,}/g, ' ')
}
