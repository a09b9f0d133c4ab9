import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

export const dowelPins: ProductLine = {
  family: 'ST',
  categoryKey: 'dowelPins',
  rows: readTable('dowel-pins.csv').flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: { diameter: row.number('d'), length, chamferLength: row.number('c') },
      choices: {},
      tolerances: { length: lengthTolerance(length) },
      preferred: true,
      status: readStatus(row.text('status')),
    })),
  ),
  /** V = π/4 · d² · L; chamfers neglected. */
  volume: (sizes) => cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length')),
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'diameter') }),
}

/** Returns the tolerance of a length (ISO 8734, source F1). */
function lengthTolerance(length: number): string {
  if (length <= 10) return '±0.25'
  return length <= 50 ? '±0.5' : '±0.75'
}
