import { changesMeaning, isFillerWord } from '../../../words/order-words.ts'
import { belongsToPart, namesKind } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { isSize } from '../../headings/heading-pattern.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { anyOf, groupWord, units, wordOfSeveral } from '../../quantities/read-pieces.ts'
import { namesOwnStock } from '../../quantities/stock-words.ts'
import { namesCut, namesWork } from '../../work-words.ts'
import { anyChange, isCancelled } from '../corrections/change-words.ts'
import { firstMentions, splitSizes } from '../lines/split-mentions.ts'

/** Beginnings of words for materials and colours, ours and those of others, in folded letters. */
const materials = [
  'gehart|hart|hard|temp|tremp|templ|vergut|einsatzg|hss$|kalen|kalj|cali|edz|nitr|azot|oxid|brun(?!o)|schwarz|black|gold|gelb|silber|silver|blank|hell',
  'bron|brąz|braz|messing|brass|laiton|ottone|laton|mosaz|alu|kupf|copper|cuivr|rame$|cobre|med[ei]|kunst|plast|nylon|pom$|ptfe',
  'stahl|edelst|steel|acier|acer|acciai|ocel|stal|otel|jekl|staal|inox|rost|stainl|viton|fkm|nbr|silik|sili[ck]on|ti[nc]n?$|dlc|cr[nv]',
].join('|')
/** Beginnings of words for what is put off, left out or enough, in folded letters: `leave them out`, `kann warten`. */
const puttingOff = [
  'wart|lass|weg$|raus|verzicht|genug|genug|reicht|ausreich|spater|zuruck|wait|leave|skip|enough|suffi|later|drop|out$|off$',
  'attend|laiss|assez|plus tard|enlev|aspett|lasci|basta|abbastan|esper|deja|bastan|despues|fuera|aguard|deix|depois|chega',
  'wacht|laat|genoeg|vervall|poczek|zostaw|wystarcz|pozniej|cek|nech|stac|dost|pozdej|var|elhagy|eleg|kesobb|astept|lasa|ajung',
  'mai tarziu|destul|vant|lamn|racker|senare|pocak|pust|dovolj|pozneje|zadost',
  'own$|eigen|propre|propi[oa]|propri[oa]|vlastn|sajat|wlasn|egn[aei]|lastn|found|gefund|trouv|encontr|trovat|nasl|talal|gevond|znalez|hitta|gasit',
].join('|')
const material = new RegExp(String.raw`(?<!\p{L})(?:${materials})`, 'u')

/** Whether a text in folded letters names a material, a coating or a colour, ours or another one. */
export function namesAnyMaterial(folded: string): boolean {
  return material.test(folded)
}

const doubtful = new RegExp(String.raw`(?<!\p{L})(?:${materials}|${puttingOff})`, 'u')
const correction = `${anyChange('opening')}|${anyChange('correction')}|${anyChange('instead')}`
/** What may count the pieces, or change them: `per mould`, `actually`. */
const counting = new RegExp(
  String.raw`(?<!\p{L})(?:${wordOfSeveral}|${groupWord}|${units.packs}|${anyOf('moulds')}|${anyOf('each')}|${correction})(?!\p{L})`,
  'u',
)
const mouldNumber = new RegExp(String.raw`(?<!\p{L})${anyOf('moulds')}\s+\d{1,6}(?![\p{L}\d]|[.,]\d)`, 'gu')
const marks = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu
/** Of a number that is perhaps not the quantity of the row. */
const counts = /^\d/
const endOfClause = /[,;:.!?]$|^[–-]$/
/** Before a feature of a part, or a doubt: `with a groove`, `like the drawing`, `but check`. */
const feature = new Set(
  'but however aber jedoch mais pero ma maar ale mas dar men vendar ampak mit ohne wie als with like as avec comme con como come com met zoals cu ca med som z ze s se jako mint kot inkl incl'.split(
    ' ',
  ),
)
/** Before a material, or a colour that may be a coating: `in gold`. */
const ofMaterial = new Set('in im aus of from en de du da di del dell em do van uit w we ve v din av i iz'.split(' '))

/**
 * Removes the words of a sentence before a part that is named clearly, also those that nobody knows: `hai mica degli
 * estrattori 6x160`. Words beside the name without an article or a comma between may belong to it, and clauses with
 * work, materials, figures or a denial may change it. Unknown words behind the part stay, as changes stand there: `e
 * ossidato`, `af te korten`.
 */
export function withoutSentence(text: string): string {
  if (firstMentions(text).length !== 1) return text
  const [before, sizes, behind] = splitSizes(text) ?? ['', text, '']
  return `${withoutWordsBefore(before, namesKind(behind))}${sizes}${behind}`.trim()
}

function withoutWordsBefore(before: string, isKindBehind: boolean): string {
  const words = before.split(' ').filter(Boolean)
  const kind = words.findLastIndex((_, at) => namesKind(words.slice(at).join(' ')))
  if (kind < 0 && !isKindBehind) return before
  const name = kind < 0 ? words.length : kind
  const start = words.slice(0, name).findLastIndex((word) => isFillerWord(word) || endOfClause.test(word)) + 1
  const isCounted = counts.test(words[start] ?? '')
  const sentence = words.slice(0, start)
  const rest = !isCounted && !isForPart(sentence) && tellsNothing(sentence) ? words.slice(start) : words
  const other = rest.findIndex((word) => /[,;]$/.test(word))
  // "a sleeve has cracked, the 5x8x150"
  const clause = rest.slice(1)
  const isApart = kind >= 0 && other > 0 && namesKind(rest[0] ?? '') && tellsNothing(clause)
  const said = (isApart ? rest.slice(0, 1) : rest).join(' ')
  return said === '' || said.endsWith('(') ? said : `${said} `
}

/** Between goods and the part that they are for, in folded letters: `Klemmen für Säulen`, `keys for pillars` */
const purposes = new Set('fur fuer for pour per para pro voor pentru till do na za'.split(' '))

/**
 * Whether words before a part name something else, which is for it: `Dichtungen für die`. A word of orders may stand there,
 * too: `Anfrage für`.
 */
function isForPart(words: readonly string[]): boolean {
  const at = words.findLastIndex((word) => purposes.has(foldLetters(word)))
  const goods = (words[at - 1] ?? '').replace(marks, '')
  return at > 0 && words.length - at <= 2 && goods.length > 2 && !isFillerWord(goods)
}

/** Whether words of a sentence say nothing about a part, although some of them may be unknown. */
export function tellsNothing(words: readonly string[]): boolean {
  const said = words.join(' ')
  const inFolded = foldLetters(said).replace(mouldNumber, ' ')
  if (!words.some(isFillerWord) || /[\d()"°ø]/.test(inFolded)) return false
  if (counting.test(inFolded) || doubtful.test(inFolded) || namesOwnStock(said)) return false
  if (namesKind(said) || namesWork(said) || namesCut(said) || isCancelled(said)) return false
  return words.every((word, at) => {
    const bare = word.replace(marks, '')
    const folded = foldLetters(bare)
    if (changesMeaning(bare) || belongsToPart(bare) || feature.has(folded)) return false
    const next = words[at + 1]
    if (ofMaterial.has(folded) && next !== undefined && !isFillerWord(next)) return false
    return !isSize(readHeading(bare)?.meaning ?? null)
  })
}
