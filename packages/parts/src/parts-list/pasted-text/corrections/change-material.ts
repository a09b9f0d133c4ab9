import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind } from '../../cell-content.ts'
import { findAll } from '../../find-all.ts'
import { foldLetters } from '../../fold-letters.ts'
import { but, denying } from './agreed-words.ts'
import { anyChange, joining, shouldBe, too } from './change-words.ts'

const words = String.raw`\p{L}[\p{L}-]{2,}(?:\s+\p{L}[\p{L}-]{2,})?`
/** The class of a screw, perhaps with its word: `class 12.9` */
const screwClass = String.raw`(?:(?:in|en|em|de|di|w|v|z|aus|klasse|klass|class|classe|clase|clasa|klas[aye]|trid[aye]|osztaly|razred\p{L}?|festigkeit(?:sklasse)?|halfasthetsklass|quality|qualite)\s+){0,2}(?:8\.8|10\.9|12\.9)(?!\d)`
const onlyClass = /(?<![\d.,])(?:8\.8|10\.9|12\.9)(?!\d)/g
/** `, not hardened`, `(statt gehärtet)`, `12.9 instead of 8.8`; "nu" is also the Dutch "now" */
const denied = new RegExp(
  String.raw`[\s,;(–-]+(?:${joining}\s+)?(?!nu\s)(?:${denying}|${anyChange('instead')})\s+(?:(?:in|en|em|de|di|w|v|z|ur)\s+)?(${words}|${screwClass})(?=\s*(?:$|[,;.!)]))\)?`,
  'gu',
)
/** Behind a material that is denied, before the one that is meant, in folded letters. */
const butMeant = `(?:${but}|sondern|sino|lecz|ci|utan|ampak|hanem|nybrz|no)`
const saysOther = new RegExp(String.raw`(?<!\p{L})${denying}\s+\p{L}[\p{L}-]{2,},?\s+${butMeant}(?!\p{L})`, 'u')
const now =
  '(?:now|jetzt|nun|nyni|ted|ahora|maintenant|desormais|most mar|adesso|ora|teraz|agora|acum|zdaj|(?<=(?:men|maar)\\s)nu)'
/** `: 20, but now nitrided please`, ` - sorry, should be hardened` */
const instead = new RegExp(
  String.raw`[\s,;:(–-]+(?:\p{L}{1,6}\s+)?(?:(?:${now}|${anyChange('opening')})(?!\p{L})[\s,:–-]+){1,3}([^\d;()]{3,60})\)?[.!]*$`,
  'u',
)
/** `hardened 5x160: ma być azotowany, 6 szt.`, `3x5x125: non nitrurati ma temprati` */
const meant = new RegExp(
  String.raw`[\s,;:(–-]+(?:\p{L}{1,10}\s+){0,2}?(?:${shouldBe}|(?!nu\s)${denying}\s+(\p{L}[\p{L}-]{2,}),?\s+${butMeant})\s+(\p{L}[\p{L}-]{2,}|${screwClass})(?:\s+(?:sein|zijn|werden))?(?=\s*\)?\s*(?:$|[.!]|,\s))`,
  'u',
)
const denies = new RegExp(String.raw`(?<!\p{L})${denying}(?!\p{L}|\s*,)`, 'u')
const butNow = /(?:men|maar)\s+nu(?!\p{L})/u
const also = new RegExp(String.raw`(?<!\p{L})${too}(?!\p{L})`, 'u')

/** Removes a material that a part is not of; one alone says what the part is not. */
export function withoutDeniedMaterial(text: string): string {
  const composed = text.normalize('NFC')
  const found = findAll(denied, foldLetters(composed)).find(({ index, 0: all, 1: said = '' }) => {
    const start = index + all.lastIndexOf(said)
    return classesIn(said).length > 0 || belongsToPart(composed.slice(start, start + said.length))
  })
  if (found === undefined) return text
  const rest = `${composed.slice(0, found.index)}${composed.slice(found.index + found[0].length)}`
  return likeIt(found[1] ?? '', rest).length > 0 ? rest : text
}

/** Removes from a remark below a part what it is not made of, which cancels nothing: `bronze please, not steel` */
export function withoutDeniedInRemark(line: string): string {
  return hasSizes(line) || saysOther.test(foldLetters(line)) ? line : withoutDeniedMaterial(line)
}

/** Puts the last material of a line in the place of the one that it takes back: `hardened, but now nitrided` */
export function changeMaterial(line: string): string {
  const found = meant.exec(foldLetters(line))
  const [before, behind] = [line.slice(0, found?.index), line.slice((found?.index ?? 0) + (found?.[0].length ?? 0))]
  const said =
    found?.[2] === undefined ? '' : lastWord(line.slice(found.index, found.index + found[0].length), found[2])
  const material = classesIn(said)[0] ?? said
  const [former, ...others] = likeIt(material, before)
  const isChange =
    (classesIn(material).length > 0 || isMaterial(material)) && (found?.[1] === undefined || belongsToPart(found[1]))
  return isChange && former !== undefined && others.length === 0
    ? before.replace(former, material) + behind
    : changeLast(line)
}

/** Returns a word as it is written in a text, by its folded letters, which are as many. */
function lastWord(text: string, folded: string): string {
  const start = foldLetters(text).lastIndexOf(folded)
  return text.slice(start, start + folded.length)
}

function changeLast(line: string): string {
  const found = instead.exec(foldLetters(line))
  // "Nu" is "now" in Swedish, and "not" in Romanian.
  if (found === null || denies.test(found[0].replace(butNow, ''))) return line
  const said = line.slice(found.index + found[0].lastIndexOf(found[1] ?? ''))
  const others = said.match(/\p{L}[\p{L}-]*/gu) ?? []
  const materials = others.filter(isMaterial)
  const isPlain = others.every((word) => isMaterial(word) || isOrdering(word)) && !also.test(foldLetters(said))
  const before = line.slice(0, found.index)
  const [former, ...further] = materialsIn(before)
  const [material, ...rest] = materials
  if (material === undefined || rest.length > 0 || !isPlain || former === undefined || further.length > 0) return line
  return before.replace(former, material)
}

function classesIn(text: string): string[] {
  return text.match(onlyClass) ?? []
}

/** Returns what a text says of the same sort: the classes of screws for one of these, else the materials. */
function likeIt(material: string, text: string): string[] {
  const classes = classesIn(material)
  return classes.length === 0 ? materialsIn(text) : classesIn(text).filter((other) => !classes.includes(other))
}

function materialsIn(text: string): string[] {
  return (text.match(/\p{L}[\p{L}-]*/gu) ?? []).filter(isMaterial)
}

/** Whether a word is a material or a treatment and no name of a part, as "bronze" beside a bush is. */
function isMaterial(word: string): boolean {
  return word.length > 2 && belongsToPart(word) && !namesKind(word)
}
