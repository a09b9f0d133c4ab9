import { foldHeading } from './fold-heading.ts'
import { isSize } from './heading-pattern.ts'
import { readColumnHeading } from './read-heading-words.ts'

/** The places of the three sizes of a plate among headings, counted from 0. */
export interface Block {
  width: number
  length: number
  thickness: number
  /** The sizes are those of the box around a model: a pin has its head in it. */
  isBox?: true
}

/** Letters for width, length and thickness in the languages of the shop. Only French and Romanian tell l from L. */
const letters = [
  ...['b l d', 'b l s', 'b l t', 'w l d', 'w l t', 'š d t', 'š d v', 's d g', 's d t', 's d v'],
  ...['sz h v', 'sz h m', 'sz h t', 'a l e', 'a l h', 'a l t', 'l c e', 'l c a', 'l c t'],
]
const thirds = ['e', 'g', 'h', 's', 't']
const orders = new Set([
  ...letters.flatMap((order) => [order, order.replace('l', 'L')]),
  ...thirds.map((third) => `l L ${third}`),
])

/** Returns the places of the sizes, if there are any. */
export function placesOf(block: Block | null): number[] {
  return block === null ? [] : [block.width, block.length, block.thickness]
}

/** Finds width, length and thickness or height among headings; null if one of them is missing. */
export function findBlock(headings: readonly string[]): Block | null {
  return findBox(headings) ?? findWords(headings) ?? findLetters(headings)
}

/** Finds `Länge X`, `Länge Y` and `Länge Z`, as CAD programs measure a model along its axes. */
function findBox(headings: readonly string[]): Block | null {
  const axisOf = (heading: string) => {
    const [, word = '', axis = ''] = /^(.*?)[\s_.-]*([xyz])$/.exec(foldHeading(heading)) ?? []
    const meaning = readColumnHeading(word)?.meaning ?? null
    return meaning === 'size' || isSize(meaning) ? axis : ''
  }
  const axes = headings.map(axisOf)
  const [width, length, thickness] = [axes.indexOf('x'), axes.indexOf('y'), axes.indexOf('z')]
  return width < 0 || length < 0 || thickness < 0 ? null : { width, length, thickness, isBox: true }
}

function findWords(headings: readonly string[]): Block | null {
  const meanings = headings.map((heading) => readColumnHeading(heading)?.meaning)
  const width = meanings.indexOf('width')
  const length = meanings.indexOf('length')
  const thickness = meanings.findIndex((meaning) => meaning === 'height' || meaning === 'thickness')
  return width < 0 || length < 0 || thickness < 0 ? null : { width, length, thickness }
}

/** Finds three letters side by side, the length first or second. */
function findLetters(headings: readonly string[]): Block | null {
  const said = headings.map(letterOf)
  const found = said.findIndex((_, at) => orderOf(said, at) !== null)
  return found < 0 ? null : orderOf(said, found)
}

function orderOf(said: readonly string[], at: number): Block | null {
  const [first = '', second = '', third = ''] = said.slice(at, at + 3)
  if (orders.has(`${first} ${second} ${third}`)) return { width: at, length: at + 1, thickness: at + 2 }
  return orders.has(`${second} ${first} ${third}`) ? { width: at + 1, length: at, thickness: at + 2 } : null
}

/** Words for the thickness also stand beside letters: `l | L | ép.` */
function letterOf(heading: string): string {
  const folded = foldHeading(heading)
  const meaning = readColumnHeading(heading)?.meaning
  if (folded.length > 1 && (meaning === 'thickness' || meaning === 'height')) return 't'
  return folded === 'l' && heading.trim().startsWith('L') ? 'L' : folded
}
