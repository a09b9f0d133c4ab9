import { hasSizes, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { anyOf } from '../../quantities/read-pieces.ts'
import { namesAll } from '../lines/all-words.ts'
import { isOfPapers } from '../omissions/delivery/without-papers.ts'
import { findPositions } from '../references/find-positions.ts'
import { doubles, quantityNoun } from '../references/read-said.ts'
import { meansAll, readDifference } from './change-by.ts'
import { surplus } from './surplus-words.ts'

/** `10 % more`, `10 % Übermenge` */
const percentMore = new RegExp(String.raw`(?<![\d.,])\d{1,2}\s?%\s*${surplus}`, 'u')

/** Whether a line without a part changes the pieces of all parts of its mail: `double the quantities`, `von jedem 2 mehr` */
export function changesAll(line: string): boolean {
  if (line.length > maxLength || hasSizes(line) || namesKind(line)) return false
  const folded = foldLetters(line)
  // A mould that is built twice has rules of its own.
  if (mould.test(folded) || findPositions(folded).length > 0) return false
  const isDoubled = doubles(line) && (quantityNoun.test(folded) || namesAll(line) || meansAll(line))
  return isDoubled || percentMore.test(folded) || (meansAll(line) && readDifference(line) !== null)
}

/** "Everything", also bent, in folded letters. */
const everything =
  /(?<!\p{L})(?:alles?|allem|das ganze|everything|the (?:whole )?(?:lot|order)|all|tout|toute la commande|tutto|todo|tudo|wszystk\p{L}+|calosc\p{L}*|vse(?:ho|ch\p{L}*|ga|mu)?|minden(?:b[eo]l|t)?|toate|totul|tot|allt|alltihop|hele bestelling|ganze bestellung)(?!\p{L})/u
const halved =
  /(?<!\p{L})(?:halb so viel\p{L}*|halbe menge|halbier\p{L}*|half(?= (?:of|the (?:quantit|number)|as m)| everything| all|[\s.!]*$)|halve[ds]?|dimezz\p{L}*|halveer\p{L}*|halva (?:mangd|antal)\p{L}*|halvera\p{L}*|prepolovi\p{L}*|felet?|(?<!(?<!\p{L})(?:a|entro|verso|per|hasta|para)\s)(?:meta|mitad)|(?<!(?<!\p{L})(?:do|v|w|na|para|zur|ersten?|zweiten?|first|second|primera|segunda|prima|seconda|premiere|deuxieme|prvni|druhe|prvi|drugi|pierwszej|drugiej|eerste|tweede|forsta|andra)\s)(?:halfte|moitie|metade|helft|halften|polow[aey]|polovin\p{L}*|polovic\p{L}*|jumatate))(?!\p{L})/u
const twofold =
  /(?<!\p{L})(?:por duplicado|(?:ketszer|duplan) (?:ennyi|annyi)\p{L}*|doppelte[nr]? menge|twice as many|two of everything)(?!\p{L})/u
/** `one set less of everything` */
const setLess =
  /(?<!\p{L})(?:satz|garnitur|set|sets|jeu|kit|juego|conjunto|jogo|serie|stel|zestaw\p{L}*|komplet\p{L}*|sad[auy]|keszlet\p{L}*|sats|garnitura)\s(?:weniger|less|fewer|de moins|en moins|in meno|di meno|de menos|a menos|menos|minder|mniej|mene|mensi|kevesebb\p{L}*|mindre|manj|mai putin)(?!\p{L})/u
const clauseEnd = /[,;.!?](?=\s|$)|\s[–-]\s/
/** A longer clause tells something else of all. */
const maxWords = 9

/**
 * Whether a clause without a part halves or doubles all parts of a mail, whatever the other clauses say of moulds: `only half
 * of everything, the second mould is cancelled`
 */
export function changesShareOfAll(line: string): boolean {
  if (line.length > maxLength || hasSizes(line)) return false
  return line.split(clauseEnd).some((clause) => {
    const folded = foldLetters(clause)
    if (folded.trim().split(/\s+/).length > maxWords || !everything.test(folded) || namesKind(clause)) return false
    if (mould.test(folded) || isOfPapers(folded.replace('por duplicado', ''))) return false
    return halved.test(folded) || twofold.test(folded) || setLess.test(folded)
  })
}

const mould = new RegExp(String.raw`(?<!\p{L})${anyOf('moulds')}(?!\p{L})`, 'u')
const maxLength = 150
