import { namesKind, namesPartAlone } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { wordOfSeveral } from '../../quantities/read-pieces.ts'
import { sayPieces } from '../lines/read-order-line.ts'
import { ofEachCavity } from './cavity-sections.ts'
import { figureWords, quantities } from './per-mould.ts'

const quantity = String.raw`(?<!\p{L})(?:${quantities}\p{L}*|${figureWords})(?!\p{L})`
/** `die Mengen gelten je Nest`, `per cavity quantities` */
const quantitiesOfOne = new RegExp(
  String.raw`(?:${quantity}[^\d,]{0,40}?(?:${ofEachCavity})|(?:${ofEachCavity})[^\d,]{0,30}?${quantity})(?![^,.;!?(]*(?:\d|(?<!\p{L})${wordOfSeveral}(?!\p{L})))`,
  'u',
)
/** What makes another sentence of it: `not per cavity`, `already multiplied`, `the quantities of the pins are per cavity` */
const denied =
  /(?<!\p{L})(?:nicht|not|pas|non|no|niet|nie|ne|nem|nao|nu|inte|already|bereits|schon|deja|gia|ya|ja|juz|jiz|uz|mar|al|redan|ze|only|nur|seulement|solo|apenas|tylko|jen|pouze|csak|alleen|doar|bara|samo)(?!\p{L})/u
/** Beginnings of words that ask for what the quantities are. */
const doubted =
  /(?<!\p{L})(?:check|confirm|unknown|unclear|pruf|uberpruf|unklar|offen|unbekannt|verif|comprob|confirm|control|kontrol|potvrd|overit|sprawdz|potwierdz|ellenor|inconnu|desconoc|onbekend|niezna)/u
/** `multiply by 4`, `× 4`, `mal vier` */
const multiplier = new RegExp(
  String.raw`(?:(?<!\p{L})(?:\p{L}{0,3}multipl|vermenigvuldig|moltiplic|mnoz|nasob|vynasob|pomnoz|szoroz|inmult|gang|ganger)\p{L}*|(?<!\p{L}|\d)(?:[x×*]|mal|fois|times|por|per|keer|krat))(?:\s+\p{L}{1,5})?\s*(?:\(\s*)?[x×*]?\s*(\d{1,2}|${wordOfSeveral})(?![\p{L}\d]|[.,]\d)`,
  'gu',
)
/** Before what the words are not said of. */
const except =
  /(?<!\p{L})(?:sauf|hormis|excepte|except|excluding|apart from|ausser|ausgenommen|bis auf|mit ausnahme|excepto|salvo|menos|tranne|eccetto|behalve|uitgezonderd|oprocz|poza|z wyjatkiem|krome|mimo|s vyjimkou|kiveve|cu exceptia|in afara|utom|forutom|razen)(?!\p{L})/u
const clause = '[^,.;:()\\d]'
/** `unless otherwise stated`: what else is stated stands in the line of its part. */
const unlessStated = new RegExp(
  String.raw`[\s,;(–-]{0,4}(?<!\p{L})(?:(?:sofern|soweit|wenn|falls|wo|unless|om|savida|tenzij|pokud|neni-li|o ile|jesli|chyba ze|ce|ha|hacsak|daca|a meno che|a menos que|se|si|caso)\s${clause}{0,40}?(?:anders?|anderes|otherwise|noted|else|annat|contrari[oae]|contraire|otra cosa|outra coisa|divers\p{L}+|altfel|jinak|inaczej|drugac\p{L}*|maskent|maskepp\p{L}*)(?!\p{L})|(?:sauf|salvo|excepto|exceto|tranne|except)\s${clause}{0,30}?(?<!\p{L})(?:contraire|contrari[oa]|divers[aoe]\s+indica\p{L}+|(?:autre|otra|outra|altra)\s+(?:indic|mention)\p{L}+|otherwise|noted|otra cosa|outra coisa)(?!\p{L}))${clause}{0,30}(?=\s*(?:$|[,.;:()!]))\)?`,
  'gu',
)
const lastLine =
  /(?<!\p{L})(?:letzte[nrms]?|last|derniere|ultima|ultimo|laatste|ostatni\p{L}*|posledni\p{L}*|utolso|sista|zadnj\p{L}*)\s+(?:zeile|position|line|item|ligne|linea|riga|voce|regel|pozycj|wiersz|linij|radk|radek|polozk|sor|tetel|rand|linie|poziti|vrstic|postavk|linha|posicao|rad)/u

const foldStatement = (said: string) => foldLetters(said).replace(unlessStated, '')
const sentencesOf = (line: string) => foldStatement(line).split(/(?<=[.!?;])\s+/)

/** Whether a line without a part says that the quantities of a mail are those of one cavity: `Quantities are per cavity.` */
export function statesPerCavity(line: string): boolean {
  if (!/\p{L}/u.test(line) || namesPartAlone(line)) return false
  return sentencesOf(line).some((said) => {
    const [stated] = quantitiesOfOne.exec(said) ?? []
    if (stated === undefined || namesKind(stated) || said.endsWith('?')) return false
    return !denied.test(said.replace(except, ' ')) && !doubted.test(said)
  })
}

/** Removes by which number a line asks to multiply. */
export function withoutMultiplier(line: string): string {
  return statesPerCavity(line) ? foldLetters(line).replace(multiplier, ' ') : line
}

/** Returns the number of cavities if the words about quantities name no other factor and except nothing that is unknown. */
export function agreedCavities(cavities: number | null, said: string): number | null {
  const folded = foldStatement(said)
  if (except.test(folded) && !lastLine.test(folded)) return null
  const factors = new Set(findAll(multiplier, folded).map(([, number = '']) => Number(sayPieces(number))))
  const [factor = null] = factors
  if (factors.size > 1 || (factor !== null && cavities !== null && factor !== cavities)) return null
  return cavities ?? factor
}

/** Whether the words say that the last line is not meant: `sauf la dernière ligne` */
export function exceptLast(said: string): boolean {
  const folded = foldStatement(said)
  return except.test(folded) && lastLine.test(folded)
}
