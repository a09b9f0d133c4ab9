import { namesPartAlone } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { namesWholeMould } from './cavity-sections.ts'
import { cavity } from './cavity-words.ts'
import { figureWords, one, quantities, single } from './per-mould.ts'

/** Beginnings of nouns of which each part has one, and of what carries a message; "por favor" is none. */
const harmless = [
  '(?:part|item|posi|pozi|pozyc|poloz|line|ligne|linea|linha|lini|riga|rad\\b|radk|regel|zeile|reng|vrst|wiersz|tetel',
  'size|groess|gross|taille|taglia|misura|medida|maat|storlek|rozmer|velik|meret|dimens|typ|tip|sort|arti|refer|cod\\b|code|codi|kod',
  'stuck|piece|pieza|pezz|peca|stuk|styck|kus\\b|sztuk|bucat|kos\\b|darab|unit|unid|einheit|eenheid|enhet|pack|verpack|confez|caja|scatol|boite|doos',
  'e-?mail|mail|post|fax|telef|phone|whats|correo|correio|favo|order|bestell|commande|pedido|ordin|encomenda|zamow|objedn|rendel|comand|naroc',
  'draw|zeichn|disegno|dessin|plano|plan\\b|tekening|ritning|list|attach|anhang|anlage|your|our|ihre|unser|vostr|nostr|confirm|price|preis',
  'ogni|cada|chaque|each|every|elke|questo|questa|error|fehler|default|hand\\b|sempre|ora\\b|ces\\b|las\\b|los\\b|gli\\b|ejemplo|esempio|exempl|exempel|now\\b|cento)',
].join('|')
const per =
  '(?:(?:je|pro|per|pr|par|por|pe|cada|each|every|jede[rsnm]?|chaque|ogni|elke?|fiecare|varje|for (?:each|every|one)|fur (?:jede[nrs]?|eine?n?)|pour (?:chaque|une?)|para (?:cada|una?|uma?)|per (?:ogni|una?)|voor (?:elke?|een|iedere?)|(?:na|za|pro|do|w|v) (?:jedn\\p{L}+|kazd\\p{L}+|eno|en|vsak\\p{L}*)|till varje)\\s+(?:cada\\s+|jede[ns]?\\s+)?)'
const stated = new RegExp(
  String.raw`(?<!\p{L})(?:${quantities}(?!rabatt|preis|staffel)\p{L}{0,8}|${figureWords})(?!\p{L})[^.!?:;,()\d]{0,40}?(?:(?<!\p{L})${per}(?!(?:${one}\s+)?${single}(?:${anyOf('moulds')}|${cavity})(?!\p{L})|${harmless})\p{L}{4,}|(?<!\p{L})(?!szerszam|forma|feszk|fesz|kavit|ureg|egyenkent|eset|tetel|darab|meret|tipus)\p{L}{3,}[eao]nkent)`,
  'u',
)
/** A longer line is none that a person wrote about their parts. */
const maxLength = 1000

/**
 * Whether a line without a part says that the quantities of a mail are those of something that is neither a mould nor a
 * cavity, so that nobody can say how many are wanted: `Quantities are per slide.`
 */
export function statesPerUnknown(line: string): boolean {
  const isStated = line.length <= maxLength && stated.test(foldLetters(line))
  return isStated && !namesWholeMould(line) && !namesPartAlone(line)
}
