import type { Place } from './cross-layout.ts'

export function cellAt(table: HTMLTableElement | null, { line, column }: Place): HTMLTableCellElement | null {
  return table?.querySelector(`tr[data-line="${line}"] > td[data-column="${column}"]`) ?? null
}

export function placeUnder(target: EventTarget): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null
  const row = cell?.closest<HTMLElement>('tr[data-line]') ?? null
  return cell === null || row === null ? null : { line: Number(row.dataset.line), column: Number(cell.dataset.column) }
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

/** Scrolls the row of a cell near the top of the frame. */
export function revealNearTop(cell: HTMLTableCellElement, linesAbove: number): void {
  const frame = cell.closest<HTMLElement>('[data-frame]')
  const head = cell.closest('table')?.tHead
  if (frame === null || head == null) return
  frame.scrollTop = cell.offsetTop - head.offsetHeight - linesAbove * cell.offsetHeight
}
