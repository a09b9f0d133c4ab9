import { hasSizes } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { units, wordOfSeveral } from '../../quantities/read-pieces.ts'

/** How people say that they would like the pieces that follow best, per language and in folded letters. */
const phrases = {
  de: 'am (?:besten|liebsten)(?: (?:gleich|direkt|sofort|schon))?|idealerweise|vorzugsweise|wenn moglich(?: gleich)?|gerne? gleich',
  en: 'preferably|ideally|if possible|best to have',
  cs: 'nejlepe(?: (?:rovnou|hned))?|nejradeji(?: (?:rovnou|hned))?|idealne|pokud mozno',
  es: 'preferiblemente|preferentemente|a ser posible|si puede ser|lo mejor serian?|idealmente',
  fr: "de preference|le mieux serait(?: d'en avoir)?|idealement|si possible",
  hu: 'lehetoleg|(?:a )?legjobb lenne(?: (?:rogton|mindjart))?|idealis esetben',
  it: 'preferibilmente|possibilmente|idealmente|se possibile|meglio (?:subito|se)',
  nl: '(?:het )?liefst(?: (?:meteen|direct))?|bij voorkeur|idealiter|indien mogelijk',
  pl: 'najlepiej(?: od razu)?|najchetniej(?: od razu)?|w miare mozliwosci|idealnie',
  pt: 'de preferencia(?: (?:logo|ja))?|idealmente|se possivel|o melhor seria(?:m)?',
  ro: 'de preferinta|de preferat|preferabil|cel mai bine(?: direct)?|daca se poate|ideal',
  se: '(?:allra )?helst(?: direkt)?|om mojligt|idealt',
  sl: 'najbolje(?: kar)?|najraje(?: kar)?|po moznosti|idealno',
} as const

const preference = new RegExp(
  String.raw`(?<=[\s,;:(–-])(?:${Object.values(phrases).join('|')})\s+(?=(?:\d{1,4}|${wordOfSeveral})(?:\s*(?:${units.pieces})\.?)?\s*(?:$|[,.;!)](?!\d)|\s(?=\p{L})(?!.*\d)))`,
  'u',
)

/** Says the pieces alone that a mail would like best: `pin 6x200, am besten gleich 5 Stück` */
export function withoutPreference(text: string): string {
  const found = preference.exec(foldLetters(text))
  if (found === null || !hasSizes(text.slice(0, found.index))) return text
  return text.slice(0, found.index) + text.slice(found.index + found[0].length)
}
