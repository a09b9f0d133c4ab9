import { namesPart } from '@normwerk/parts/parts-list/cell-content'
import { type Line, textOf } from './build-lines.ts'

/** In points. */
const samePlace = 2

/**
 * Leaves out the lines at the top and bottom of pages that another page has in the same place, such as a letterhead,
 * repeated headings, and a page number. The first page keeps what is at its top.
 */
export function dropRunningLines(pages: readonly (readonly Line[])[]): Line[][] {
  return pages.map((lines, index) => {
    const others = pages.filter((_, other) => other !== index)
    const top = index === 0 ? 0 : countRunning(lines, others)
    const bottom = countRunning(lines.slice(top).reverse(), others)
    return lines.slice(top, lines.length - bottom)
  })
}

/** Returns how many of the first lines are repeated. */
function countRunning(lines: readonly Line[], others: readonly (readonly Line[])[]): number {
  const end = lines.findIndex((line) => !others.some((other) => other.some((same) => isRepeated(line, same))))
  return end < 0 ? 0 : end
}

function isRepeated(line: Line, other: Line): boolean {
  if (Math.abs(line.y - other.y) > samePlace) return false
  const text = textWithoutPage(line)
  return text === textWithoutPage(other) && !namesPart(text)
}

/** Numbers are compared, because two positions may differ in nothing else; that of the page is not. */
function textWithoutPage({ page, segments }: Line): string {
  const text = segments.map(textOf).join(' ')
  return text.replace(new RegExp(`\\b${page + 1}\\b`), '#')
}
