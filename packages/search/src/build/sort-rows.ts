const rowsPerRun = 1024
const rowsPerStep = 8192

/** The rows 0 to `size` - 1 in the order of `compare`, which must tell every two apart; a merge sort in short steps. */
export function* sortRows(
  size: number,
  compare: (a: number, b: number) => number,
): Generator<undefined, Uint32Array<ArrayBuffer>> {
  let rows = new Uint32Array(size)
  for (let row = 0; row < size; row++) rows[row] = row
  for (let start = 0; start < size; start += rowsPerRun) {
    if (start > 0) yield
    rows.subarray(start, start + rowsPerRun).sort(compare)
  }
  let merged = new Uint32Array(rowsPerRun < size ? size : 0)
  for (let width = rowsPerRun; width < size; width *= 2) {
    for (let start = 0; start < size; start += 2 * width) yield* merge(rows, merged, start, width, compare)
    const spare = rows
    rows = merged
    merged = spare
  }
  return rows
}

/** Merges two neighbouring runs of `width` rows, of which the second may end early or be missing. */
function* merge(
  rows: Uint32Array,
  merged: Uint32Array,
  start: number,
  width: number,
  compare: (a: number, b: number) => number,
): Generator<undefined, void> {
  const middle = Math.min(start + width, rows.length)
  const end = Math.min(middle + width, rows.length)
  let left = start
  let right = middle
  for (let place = start; place < end; place++) {
    const takesLeft = right >= end || (left < middle && compare(rows[left] ?? 0, rows[right] ?? 0) < 0)
    merged[place] = rows[takesLeft ? left++ : right++] ?? 0
    if (place % rowsPerStep === 0) yield
  }
}
