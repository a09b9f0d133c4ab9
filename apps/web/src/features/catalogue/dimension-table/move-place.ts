import type { Place } from './cross-layout.ts'

/** Which places of the table have an article, row by row. */
export type Filled = readonly (readonly boolean[])[]

const pageOfLines = 10

interface Keys {
  key: string
  ctrlKey: boolean
}

/**
 * Returns the place to which a key of the grid pattern (WAI-ARIA) moves. Arrows skip empty places and stop at the edge.
 * @returns `null` for keys that do not move
 */
export function movePlace(filled: Filled, from: Place, { key, ctrlKey }: Keys): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return alongLine(filled, from, from.column - 1, -1)
    case 'ArrowRight':
      return alongLine(filled, from, from.column + 1, 1)
    case 'ArrowUp':
      return alongColumn(filled, from, from.line - 1, -1)
    case 'ArrowDown':
      return alongColumn(filled, from, from.line + 1, 1)
    case 'PageUp':
      return byPage(filled, from, -1)
    case 'PageDown':
      return byPage(filled, from, 1)
    case 'Home':
      return alongLine(filled, ctrlKey ? firstLine(filled, from) : from, 0, 1)
    case 'End':
      return alongLine(filled, ctrlKey ? lastLine(filled, from) : from, Number.POSITIVE_INFINITY, -1)
    default:
      return null
  }
}

function alongLine(filled: Filled, from: Place, start: number, step: 1 | -1): Place {
  const line = filled[from.line] ?? []
  for (let column = Math.min(start, line.length - 1); column >= 0 && column < line.length; column += step) {
    if (line[column] === true) return { line: from.line, column }
  }
  return from
}

function alongColumn(filled: Filled, from: Place, start: number, step: 1 | -1): Place {
  for (let line = start; line >= 0 && line < filled.length; line += step) {
    if (filled[line]?.[from.column] === true) return { line, column: from.column }
  }
  return from
}

/** Moves one page, or to the last filled cell of the column. If no filled cell follows, moves back to the start. */
function byPage(filled: Filled, from: Place, step: 1 | -1): Place {
  const target = Math.min(Math.max(from.line + step * pageOfLines, 0), filled.length - 1)
  const beyond = alongColumn(filled, from, target, step)
  if (beyond !== from) return beyond
  const back = alongColumn(filled, from, target, step === 1 ? -1 : 1)
  return (back.line - from.line) * step > 0 ? back : from
}

function firstLine(filled: Filled, from: Place): Place {
  return { ...from, line: filled.findIndex((line) => line.includes(true)) }
}

function lastLine(filled: Filled, from: Place): Place {
  return { ...from, line: filled.findLastIndex((line) => line.includes(true)) }
}
