import { findBlock } from '../headings/find-block.ts'
import { foldHeading } from '../headings/fold-heading.ts'
import { isSize, type Meaning } from '../headings/heading-pattern.ts'
import { isInInches, isOfShoulder } from '../headings/heading-units.ts'
import { readColumnHeading } from '../headings/read-heading-words.ts'
import { labelOfSpecialSize } from '../headings/special-sizes.ts'

interface Label {
  label: string
  /** The cells that need the label; others name their meaning themselves. */
  needed: RegExp
}

/** A size without a label. */
export const bareSize = /^\d+(?:[.,]\d+)?(?:\s*mm)?$/i
const inches = /^[\d./ -]+$/
const bareStandard = /^\d{3,5}(?!\d)(?!\s*[x×*])/
const bareForm = /^[a-z]{1,3}$/i

/** The letters of the drawing, which all languages share. */
const labels: Partial<Record<Meaning, string>> = {
  length: 'L=',
  diameter: 'Ø',
  innerDiameter: 'ID ',
  outerDiameter: 'OD ',
  width: 'B=',
  height: 'H=',
  thickness: 'T=',
}

/** A spreadsheet reads 1.2210 as a number and stores 1.221. */
const steelLength = '1.2210'.length

/** Adds the label of its heading to a cell: `3,2` below `d1` becomes `d1=3,2`, `1530` below `Norm` `DIN 1530`. */
export function labelCell(heading: string, cell: string): string {
  // "DIN / Größe" above "1530 / 8 x 200"
  const headings = heading.split('/')
  const parts = cell.split(/\s\/\s/)
  if (parts.length < 2 || parts.length !== headings.length) return labelPart(heading, cell)
  return parts.map((part, index) => labelPart((headings[index] ?? '').trim(), part.trim())).join(' ')
}

function labelPart(heading: string, cell: string): string {
  const meaning = readColumnHeading(heading)?.meaning ?? null
  const folded = foldHeading(heading).replaceAll(' ', '')
  const isSteel = /^(?:werkstoff|werkst|material|mat|stahl|steel|grade|wnr)/.test(folded) && /^1[.,]\d{1,3}$/.test(cell)
  const mayBeSteel = heading !== '' && (meaning === null || meaning === 'material') && /^1[.,]\d{3}$/.test(cell)
  if (isSteel || mayBeSteel) return cell.replace(',', '.').padEnd(steelLength, '0')
  if (folded === 'm' && bareSize.test(cell)) return `M${cell}`
  if (isInInches(heading) && isSize(meaning) && inches.test(cell)) return `${cell}"`
  if (meaning === 'size') return labelChain(heading, cell)
  // Below "Drawing / Standard" a number may be that of a drawing.
  if (meaning === 'standard' && heading.includes('/')) return cell
  const isShoulder = meaning === 'symbol' && isOfShoulder(heading)
  const special = isShoulder ? 'L1=' : labelOfSpecialSize(heading)
  const { label, needed } = special !== null ? { label: special, needed: bareSize } : (labelOf(meaning, folded) ?? {})
  return label !== undefined && needed?.test(cell) ? `${label}${cell}` : cell
}

const namedSizes = /(\p{L}+)\.?\s*[x×*]\s*(\p{L}+)\.?\s*[x×*]\s*(\p{L}+)/u
const threeSizes = /^([\d.,]+)\s*[x×*]\s*([\d.,]+)\s*[x×*]\s*([\d.,]+)(?:\s*mm)?$/i

/** Labels the sizes of plates below `L x B x H`, as everybody else writes the width first. */
function labelChain(heading: string, cell: string): string {
  const block = findBlock(namedSizes.exec(heading)?.slice(1) ?? [])
  const [, length, width, thickness] = threeSizes.exec(cell) ?? []
  return block?.length === 0 && length !== undefined ? `L=${length} x B=${width} x T=${thickness}` : cell
}

/** @param heading in one spelling, without blanks */
function labelOf(meaning: Meaning | null, heading: string): Label | null {
  if (meaning === 'standard') return { label: heading.includes('iso') ? 'ISO ' : 'DIN ', needed: bareStandard }
  if (/^(?:form|typ|type)$/.test(heading)) return { label: 'Form ', needed: bareForm }
  if (!isSize(meaning)) return null
  const label = symbolOf(heading) ?? (meaning === null ? undefined : labels[meaning])
  return label === undefined ? null : { label, needed: bareSize }
}

/** Returns the letter of the drawing in a heading: `l1=` for `L1`, `d2=` for `Ø D2`. */
function symbolOf(heading: string): string | null {
  if (/^(?:[akrst]|sr|[abhklrstw][1-4])$/.test(heading)) return `${heading}=`
  const numbered = /^(?:ø|\D*d|durchm\D*|dia\D*)([1-4])$/.exec(heading)?.[1]
  return numbered === undefined ? null : `d${numbered}=`
}
