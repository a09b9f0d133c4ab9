import { cylinder, type ProductLine, readStatus, sizeOf } from './product-line.ts'
import { readTable } from './read-table.ts'

/** Small parts of the mould bases of the Normwerk series, our own design. */

export const centringSleeves: ProductLine = {
  family: 'ZH',
  categoryKey: 'centringSleeves',
  rows: readTable('centring-sleeves.csv').map((row) => ({
    sizes: { outerDiameter: row.number('d1'), innerDiameter: row.number('d2'), length: row.number('length') },
    choices: {},
    tolerances: {},
    preferred: true,
    status: readStatus(row.text('status')),
  })),
  /** V = π/4 · d1² · L */
  volume: (sizes) => cylinder(sizeOf(sizes, 'outerDiameter'), sizeOf(sizes, 'length')),
  section: (sizes) => ({
    shape: 'tube',
    outer: sizeOf(sizes, 'outerDiameter'),
    inner: sizeOf(sizes, 'innerDiameter'),
  }),
}

export const restButtons: ProductLine = {
  family: 'RB',
  categoryKey: 'restButtons',
  rows: readTable('rest-buttons.csv').map((row) => ({
    sizes: { diameter: row.number('d'), height: row.number('h'), boreDiameter: row.number('bore') },
    choices: {},
    tolerances: {},
    preferred: true,
    status: readStatus(row.text('status')),
  })),
  /** V = π/4 · d² · h */
  volume: (sizes) => cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'height')),
  section: (sizes) => ({ shape: 'tube', outer: sizeOf(sizes, 'diameter'), inner: sizeOf(sizes, 'boreDiameter') }),
}

export const ejectorRods: ProductLine = {
  family: 'EB',
  categoryKey: 'ejectorRods',
  rows: readTable('ejector-rods.csv').flatMap((row) =>
    row.numbers('lengths').map((length) => ({
      sizes: {
        ...{ threadDiameter: row.number('d'), length },
        ...{ diameter: row.number('shaft'), threadLength: row.number('threadLength') },
      },
      choices: {},
      tolerances: {},
      preferred: true,
      status: readStatus(row.text('status')),
    })),
  ),
  /** V = π/4 · d1² · L */
  volume: (sizes) => cylinder(sizeOf(sizes, 'diameter'), sizeOf(sizes, 'length')),
  section: (sizes) => ({ shape: 'round', diameter: sizeOf(sizes, 'diameter') }),
}
