import type { Place } from './cross-layout.ts'

/** The first column of the table has the row headings. */
const heads = 1

export function cellAt(table: HTMLTableElement | null, { line, column }: Place): HTMLTableCellElement | null {
  return table?.tBodies[0]?.rows[line]?.cells[column + heads] ?? null
}

export function placeUnder(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest('td') : null
  const row = cell?.parentElement
  if (cell === null || !(row instanceof HTMLTableRowElement)) return null
  return { line: row.sectionRowIndex, column: cell.cellIndex - heads }
}

/** Scrolls the frame, not the page, until the sticky headings do not cover the cell. */
export function reveal(cell: HTMLTableCellElement): void {
  const frame = cell.closest<HTMLElement>('[data-frame]')
  const corner = cell.closest('table')?.tHead?.rows[0]?.cells[0]
  if (frame === null || corner === undefined) return
  const [left, top] = [cell.offsetLeft - corner.offsetWidth, cell.offsetTop - corner.offsetHeight]
  const [right, bottom] = [cell.offsetLeft + cell.offsetWidth, cell.offsetTop + cell.offsetHeight]
  frame.scrollLeft = Math.min(left, Math.max(frame.scrollLeft, right - frame.clientWidth))
  frame.scrollTop = Math.min(top, Math.max(frame.scrollTop, bottom - frame.clientHeight))
}

/** Scrolls a row near the top of the frame. */
export function revealNearTop(table: HTMLTableElement | null, line: number, linesAbove: number): void {
  const row = table?.tBodies[0]?.rows[Math.max(0, line - linesAbove)]
  const frame = table?.closest<HTMLElement>('[data-frame]')
  if (row && frame) frame.scrollTop = row.offsetTop - (table?.tHead?.offsetHeight ?? 0)
}
