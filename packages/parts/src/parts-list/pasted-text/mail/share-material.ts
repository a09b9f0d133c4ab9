import { isOrdering } from '../../../words/order-words.ts'
import { belongsToPart, hasSizes, namesKind, namesKindOfOneMaterial } from '../../cell-content.ts'
import { foldLetters } from '../../fold-letters.ts'
import { readHeading } from '../../headings/read-heading.ts'
import { nameMaterial, sameMaterials } from '../../material-words.ts'
import { remember } from '../../remember.ts'
import { denial } from '../corrections/agreed-words.ts'
import { anyChange } from '../corrections/change-words.ts'
import { allWord, bothWord } from '../lines/all-words.ts'
import { splitSizes } from '../lines/split-mentions.ts'
import { singularStems } from '../references/kind-stems.ts'
import { doubtQuantity, type MailReading, type MailRow, ofKind } from './mail-reading.ts'
import { propertyClass, thread } from './share-heading.ts'

interface Material {
  material: string
  /** Beginnings of words for the kind, in folded letters; empty if all parts are meant. */
  stems: readonly string[]
  isOfTwo: boolean
}

const sentenceEnd = /[.;]\s*/u
const clauseEnd = /[.;]\s*|,\s+/u
const all = new RegExp(String.raw`(?<!\p{L})(?:${allWord}|everything|overall)(?!\p{L})`, 'u')
const both = new RegExp(String.raw`(?<!\p{L})${bothWord}(?!\p{L})`, 'u')
/** That a kind gets its material by this line: `die Hülsen lieber nitriert`, `sleeves to be nitrided please` */
const change = `(?:${anyChange('opening')}|${anyChange('correction')}|should|shall|must|be|sollen|sollten|sein|mussen|doivent|etre|devono|essere|deben|ser|devem|maja|byc|maji|byt|moeten|zijn|trebuie|sa|fie|ska|vara|naj|bodo|legyenek|make|please|bitte|svp|graag|prosim|prosze|tack|kerjuk|per favore|por favor|va rugam)`
const changing = new RegExp(String.raw`(?<!\p{L})${change}(?!\p{L})`, 'u')
const changesAlone = new RegExp(`^${change}[.!:]?$`, 'u')
const steel = /1\.\d{4}/g

/**
 * Adds a material to the parts above that have none, where a line says it of all of them or of all of a kind: `alles
 * nitriert`, `pins all hardened, sleeves all nitrided`. A line before the parts leads to those below it.
 * @returns whether the line says this and nothing else of parts above
 */
export function shareMaterialBelow(reading: MailReading, index: number): boolean {
  const { lines, rows, levels } = reading
  const materials = rows.length === 0 ? [] : readMaterials(lines[index] ?? '')
  if (materials.length === 0 || leads(lines, index)) return false
  const above = rows.slice(-maxRows).filter(({ line }) => (levels[line] ?? 0) >= (levels[index] ?? 0))
  addMaterials(above, materials)
  return above.length > 0
}

/** Adds to parts the material of the line that leads to them: `Alle Auswerfer nitriert:`, `Bitte alles in gehärtet.` */
export function shareMaterialAbove(reading: MailReading): void {
  const { lines, rows, levels } = reading
  const leading = lines.flatMap((line, index) => {
    const materials = readMaterials(line)
    return materials.length === 0 ? [] : [{ index, materials }]
  })
  for (const { index, materials } of leading.slice(0, maxLeading)) {
    const alike = rows.filter(({ line }) => (levels[line] ?? 0) >= (levels[index] ?? 0))
    if (!leads(lines, index) && alike.some(({ line }) => line <= index)) continue
    const end = lines.findIndex((text, at) => at > index && isTitle(text) && !leadsToQuote(reading, at))
    addMaterials(
      alike.filter(({ line }) => line > index && (end < 0 || line < end)),
      materials,
    )
  }
}

/** `On 20 November Max wrote:` */
function leadsToQuote({ lines, levels }: MailReading, index: number): boolean {
  const next = lines.findIndex((text, at) => at > index && text !== '')
  return (levels[next] ?? 0) > (levels[index] ?? 0)
}

/** More lines that lead to parts are those of a list, and each of them means all rows below. */
const maxLeading = 50

/** Adds to the parts of a line the material that one behind them says of all: `pins 5x160, pins 5x200, both nitrided` */
export function shareMaterialBehind(added: readonly MailRow[]): void {
  added.forEach(({ requested }, at) => {
    const behind = splitSizes(requested)?.[2] ?? ''
    const materials = at === 0 ? [] : readMaterials(behind.replace(/^[\s,;–-]+/, ''))
    for (const said of materials) addMaterials(added.slice(said.isOfTwo ? at - 1 : 0, at), [said])
  })
}

/** Whether a line leads to parts below it, which may be only sizes. */
function leads(lines: readonly string[], index: number): boolean {
  const next = lines.slice(index + 1, index + maxBetween).find((text) => text !== '') ?? ''
  return isTitle(lines[index] ?? '') || (hasSizes(next) && !namesKind(next))
}

const maxBetween = 4

function isTitle(line: string): boolean {
  return line.endsWith(':') && !/\d/.test(line.replace(steel, ''))
}

/** A longer mail hardly means all of its parts. */
const maxRows = 300

function addMaterials(rows: readonly MailRow[], materials: readonly Material[]): void {
  for (const { material, stems, isOfTwo } of materials) {
    const ofKinds = stems.length === 0 ? rows.slice(-maxRows) : ofKind(rows.slice(-maxRows), stems)
    const meant = ofKinds.filter(({ requested }) =>
      isBronze(material) ? isBush(requested) : !namesKindOfOneMaterial(requested) && !isBronze(materialOf(requested)),
    )
    const open = meant.filter((row) => materialOf(row.requested) === '')
    for (const row of isOfTwo ? open.slice(-2) : open) row.requested = `${row.requested} ${material}`
    for (const row of meant) if (!sameMaterials(materialOf(row.requested), material)) doubtQuantity(row)
  }
}

/** Returns the materials that a line says of its kinds; empty if it says anything else. */
const readMaterials = remember((line: string): readonly Material[] => {
  const folded = foldLetters(line)
  if (line.length > maxLength || !(all.test(folded) || changing.test(folded) || isTitle(line))) return []
  const clauses = line
    .replace(/^\(|\)$/g, '')
    .split(isTitle(line) ? sentenceEnd : clauseEnd)
    .filter((clause) => clause.split(/\s+/).some((word) => word !== '' && !isOrdering(word)))
  const isOfKind = isTitle(line) || changing.test(folded)
  const said = clauses.map((clause) => readMaterial(clause, isOfKind))
  const materials = said.flatMap((material) => material ?? [])
  return materials.length < said.length ? [] : materials
})

const maxLength = 200

/** @param isOfKind the line says what a kind is made of, also without a word for all of its parts */
function readMaterial(clause: string, isOfKind: boolean): Material | null {
  const folded = foldLetters(clause)
  const found = all.exec(folded)
  const plain = clause.replace(steel, '')
  if ((found === null && !isOfKind) || /\d/.test(plain) || denial.test(folded)) return null
  const rest =
    found === null ? clause : `${clause.slice(0, found.index)} ${clause.slice(found.index + found[0].length)}`
  const words = rest
    .split(/\s+/)
    .filter((word) => word !== '' && !isOrdering(word) && !isLabel(word) && !changesAlone.test(foldLetters(word)))
  const kinds = words.filter((word) => namesKind(word))
  const material = words
    .filter((word) => !namesKind(word))
    .join(' ')
    .replace(/[!?:]$/, '')
  // "Rather nitrided" alone is about the part above.
  if (material === '' || !belongsToPart(material) || (found === null && kinds.length === 0)) return null
  const stems = singularStems(foldLetters(kinds.join(' ')))
  return { material, stems, isOfTwo: both.test(folded) }
}

function isLabel(word: string): boolean {
  return readHeading(word.replace(/:$/, ''))?.meaning === 'material'
}

/** Returns the material in the text of a part, or the property class or the thread of a screw. */
const materialOf = remember((requested: string): string => {
  const [before = requested, sizes = '', behind = ''] = splitSizes(requested) ?? []
  const words = `${before} ${behind}`.split(/[\s,;()]+/)
  const material = words.filter((word) => word !== '' && belongsToPart(word)).join(' ')
  return material || (thread.test(sizes) ? sizes : (propertyClass.exec(requested)?.[0] ?? ''))
})

const bronze = /bronze|fbg/
const bush =
  /bush|bue?chse|\bbus(?:sen)?\b|\b\p{L}+bus\b|pouzde?r|\bbujes?\b|casquill?o|bague|douille|coussinet|persely|boccol|bussol|tulej|tulei|bucha|bucs|bussning|\bpus[aei]?\b/u

function isBronze(material: string): boolean {
  return bronze.test(nameMaterial(material))
}

function isBush(requested: string): boolean {
  return bush.test(foldLetters(requested))
}
