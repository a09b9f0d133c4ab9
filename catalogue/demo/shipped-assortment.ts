import type { AssortmentTables, Coating, Material, MaterialName, StandardEntry } from '@normwerk/parts/assortment'
import { readTable, type TableRow } from '@normwerk/parts/data/read-table'
import { readStatus } from './product-line.ts'

const folder = new URL('../', import.meta.url)
const facts = Map.groupBy(readTable('material-properties.csv', folder), (row) => row.text('material'))

/** The tables of the shipped catalogue that the reader of designations needs. */
export const shippedAssortment: AssortmentTables = {
  materials: readTable('materials.csv', folder).map(readMaterial),
  coatings: readTable('coatings.csv', folder).map(readCoating),
  materialNames: readTable('material-names.csv', folder).flatMap(readMaterialNames),
  standards: readTable('standards.csv', folder).map(readStandard),
}

function readMaterial(row: TableRow): Material {
  const own = facts.get(row.text('code')) ?? []
  const measured = own.filter((fact) => fact.text('unit') !== '')
  return {
    code: row.text('code'),
    steel: row.text('steel'),
    name: row.text('name'),
    finish: row.list('finish'),
    group: row.text('group'),
    certificate: row.text('certificate') === 'yes',
    hardness: own.find((fact) => fact.text('property') === 'hardness')?.text('value') ?? '',
    rockwellFrom: readNumber(row, 'rockwellFrom'),
    rockwellTo: readNumber(row, 'rockwellTo'),
    vickersFrom: readNumber(row, 'vickersFrom'),
    equivalentSteels: row.list('equivalentSteels'),
    properties: Object.fromEntries(
      measured.map((fact) => [
        fact.text('property'),
        { value: fact.number('value'), unit: fact.text('unit'), ...readSource(fact) },
      ]),
    ),
    ...readSource(row),
  }
}

function readCoating(row: TableRow): Coating {
  return {
    code: row.text('code'),
    name: row.text('name'),
    hardness: row.text('hardness'),
    temperature: row.number('temperature'),
    deposition: readNumber(row, 'deposition'),
    materials: row.list('materials'),
    words: row.list('words'),
    ...readSource(row),
  }
}

function readMaterialNames(row: TableRow): MaterialName[] {
  return row.list('words').map((word) => ({
    word,
    materials: row.list('materials'),
    isNamed: row.text('isNamed') === 'yes',
    preferred: row.text('preferred') || null,
  }))
}

function readStandard(row: TableRow): StandardEntry {
  return {
    number: row.text('number'),
    part: row.text('part') || null,
    form: row.text('form') || null,
    material: row.text('material') || null,
    ...readSource(row),
  }
}

function readNumber(row: TableRow, column: string): number | null {
  return row.text(column) === '' ? null : row.number(column)
}

function readSource(row: TableRow) {
  return { status: readStatus(row.text('status')), source: row.text('source'), note: row.text('note') }
}
