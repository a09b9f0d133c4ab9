import type { Meaning } from '../headings/heading-pattern.ts'
import { foldHeading, readHeading } from '../headings/read-heading.ts'

interface Label {
  label: string
  /** The cells that need the label; others name their meaning themselves. */
  needed: RegExp
}

const bareSize = /^\d+(?:[.,]\d+)?(?:\s*mm)?$/i
const bareStandard = /^\d{3,5}(?!\d)(?!\s*[x×*])/
const bareForm = /^[a-z]{1,3}$/i

const length: Label = { label: 'L=', needed: bareSize }
const diameters = ['ø', 'd', 'dm', 'durchm', 'durchmesser', 'diameter', 'dia', 'dø', 'ød']
const words: Record<string, string> = {
  breite: 'Breite ',
  width: 'Breite ',
  hoehe: 'Höhe ',
  height: 'Höhe ',
  dicke: 'Dicke ',
  staerke: 'Dicke ',
  thickness: 'Dicke ',
  radius: 'R',
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
  const folded = foldHeading(heading).replaceAll(' ', '')
  const isSteel = /^(?:werkstoff|werkst|material|mat|stahl|steel|grade|wnr)/.test(folded) && /^1[.,]\d{1,3}$/.test(cell)
  if (isSteel || (heading !== '' && readHeading(heading) === null && /^1[.,]\d{3}$/.test(cell))) {
    return cell.replace(',', '.').padEnd(steelLength, '0')
  }
  const { label, needed } = labelOfMeaning(readHeading(heading)?.meaning, folded) ?? labelOf(folded) ?? {}
  return label !== undefined && needed?.test(cell) ? `${label}${cell}` : cell
}

function labelOfMeaning(meaning: Meaning | undefined, heading: string): Label | null {
  if (meaning === 'length') return length
  return meaning === 'standard' ? { label: heading.includes('iso') ? 'ISO ' : 'DIN ', needed: bareStandard } : null
}

function labelOf(heading: string): Label | null {
  if (diameters.includes(heading)) return { label: 'Ø', needed: bareSize }
  const numbered = /^(?:ø|durchmesser|diameter)?d?([1-4])$/.exec(heading)?.[1]
  if (numbered !== undefined) return { label: `d${numbered}=`, needed: bareSize }
  const size = Object.hasOwn(words, heading) ? words[heading] : undefined
  if (size !== undefined) return { label: size, needed: bareSize }
  if (/^(?:[abhkrstw][1-4]?|l[12]|sr)$/.test(heading)) return { label: `${heading}=`, needed: bareSize }
  return /^(?:form|typ|type)$/.test(heading) ? { label: 'Form ', needed: bareForm } : null
}
