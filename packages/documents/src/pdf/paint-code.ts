import { colours } from './sheet.ts'

/** Paints a matrix code as one path, as light would shine through the seams between modules that are filled alone. */
export function paintCode(
  file: PDFKit.PDFDocument,
  modules: readonly boolean[][],
  corner: { x: number; y: number },
  size: number,
): void {
  const side = size / modules.length
  for (const [row, cells] of modules.entries()) {
    for (const { start, length } of darkRuns(cells)) {
      file.rect(corner.x + start * side, corner.y + row * side, length * side, side)
    }
  }
  file.fill(colours.ink)
}

function darkRuns(cells: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = []
  for (const [column, isDark] of cells.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last !== undefined && last.start + last.length === column) last.length += 1
    else runs.push({ start: column, length: 1 })
  }
  return runs
}
