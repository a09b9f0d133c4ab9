import { figureStatuses } from '@normwerk/parts/article'
import type { AssortmentTables, Coating, Material, MaterialName, StandardEntry } from '@normwerk/parts/assortment'
import { isTerm } from '@normwerk/parts/terms'
import { because } from '../files/package-error.ts'
import type { Reject, TableRow } from '../files/read-table.ts'
import type { TableName } from '../files/tables.ts'
import { readNumber, readWhole, readYesNo } from './read-cell.ts'

/** A row with its place. */
export type Placed<Row> = Row & { file: string; row: number }

/** The tables of a package that are needed to read texts and the numbers of the shop's families. */
export interface AssortmentStatements {
  materials: Map<string, Placed<Material>>
  coatings: Map<string, Placed<Coating>>
  materialNames: Map<string, Placed<MaterialName>>
  standards: Map<string, Placed<StandardEntry>>
}

/** The unit of densities. */
const densityUnit = 'g/cm³'

/**
 * @param known existing rows: a row keeps values for which its table has no column, and a material keeps its properties
 */
export function createAssortmentReaders(known: AssortmentTables, rejectOf: (table: TableName) => Reject) {
  const statements: AssortmentStatements = {
    materials: new Map(),
    coatings: new Map(),
    materialNames: new Map(),
    standards: new Map(),
  }
  const before = new Map(known.materials.map((material) => [material.code, material]))
  const coatingsBefore = new Map(known.coatings.map((coating) => [coating.code, coating]))
  const standardsBefore = new Map(known.standards.map((standard) => [keyOf(standard), standard]))

  return {
    statements,

    materials(given: TableRow): void {
      const row = complete(given, before.get(given.cells.code ?? ''))
      const {
        code = '',
        steel = '',
        name = '',
        finish = '',
        group = '',
        certificate = '',
        equivalentSteels = '',
      } = row.cells
      const reject = (column: string, reason: Parameters<Reject>[1]) =>
        rejectOf('materials')(placeOf(row, column), reason)
      const unknown = listOf(finish).find((key) => !isTerm(key))
      const isCertified = certificate === '' ? false : readYesNo(certificate)
      const twice = statements.materials.get(code)
      const wrong = findWrongFigure(row, ['rockwellFrom', 'rockwellTo', 'vickersFrom'])
      if (!/^[A-Z]{1,2}$/.test(code)) reject('code', because('import.materialCode'))
      else if (twice !== undefined) reject('code', because('import.rowTwice', { row: twice.row }))
      else if (wrong !== undefined) reject(wrong, because('import.sizeUnreadable', { column: wrong }))
      else if (!isStatus(row)) reject('status', because('import.statusUnknown', { known: figureStatuses.join(', ') }))
      else if (isCertified === null) reject('certificate', because('import.yesOrNo', { column: 'certificate' }))
      else if (unknown !== undefined) reject('finish', because('import.finishUnknown', { finish: unknown }))
      else {
        const kept = before.get(code)
        statements.materials.set(code, {
          ...{ code, steel, name, group, finish: listOf(finish), certificate: isCertified },
          hardness: kept?.hardness ?? '',
          rockwellFrom: wholeOf(row, 'rockwellFrom'),
          rockwellTo: wholeOf(row, 'rockwellTo'),
          vickersFrom: wholeOf(row, 'vickersFrom'),
          equivalentSteels: listOf(equivalentSteels),
          properties: kept?.properties ?? {},
          ...sourceOf(row),
          ...{ file: row.file, row: row.row },
        })
      }
    },

    'material-properties'(row: TableRow): void {
      const { material: code = '', property = '', value = '', unit = '' } = row.cells
      const reject = (column: string, reason: Parameters<Reject>[1]) =>
        rejectOf('material-properties')(placeOf(row, column), reason)
      const kept = before.get(code)
      const material = statements.materials.get(code) ?? (kept && { ...kept, file: row.file, row: row.row })
      const figure = readNumber(value)
      if (material === undefined) reject('material', because('import.materialMissing', { code }))
      else if (property === 'hardness') statements.materials.set(code, { ...material, hardness: value })
      else if (figure === null || figure <= 0) reject('value', because('import.sizeUnreadable', { column: 'value' }))
      else if (property === 'density' && unit !== densityUnit)
        reject('unit', because('import.wordUnknown', { column: 'unit', known: densityUnit }))
      else {
        const properties = { ...material.properties, [property]: { value: figure, unit, ...sourceOf(row) } }
        statements.materials.set(code, { ...material, properties })
      }
    },

    'material-names'(row: TableRow): void {
      const { words = '', materials = '', isNamed = '', preferred = '' } = row.cells
      const asksForOne = isNamed === '' ? false : readYesNo(isNamed)
      if (asksForOne === null) {
        rejectOf('material-names')(placeOf(row, 'isNamed'), because('import.yesOrNo', { column: 'isNamed' }))
        return
      }
      for (const word of listOf(words)) {
        const twice = statements.materialNames.get(word)
        if (twice !== undefined) {
          rejectOf('material-names')(placeOf(row, 'words'), because('import.rowTwice', { row: twice.row }))
          continue
        }
        const facts = { word, materials: listOf(materials), isNamed: asksForOne, preferred: preferred || null }
        statements.materialNames.set(word, { ...facts, file: row.file, row: row.row })
      }
    },

    coatings(given: TableRow): void {
      const row = complete(given, coatingsBefore.get(given.cells.code ?? ''))
      const { code = '', name = '', hardness = '', temperature = '', materials = '', words = '' } = row.cells
      const { deposition: depositionCell = '' } = row.cells
      const reject = (column: string, reason: Parameters<Reject>[1]) =>
        rejectOf('coatings')(placeOf(row, column), reason)
      const degrees = readWhole(temperature)
      const deposition = depositionCell === '' ? null : readWhole(depositionCell)
      const twice = statements.coatings.get(code)
      if (!/^[A-Z]{2,4}$/.test(code)) reject('code', because('import.coatingCode'))
      else if (twice !== undefined) reject('code', because('import.rowTwice', { row: twice.row }))
      else if (!isStatus(row)) reject('status', because('import.statusUnknown', { known: figureStatuses.join(', ') }))
      else if (degrees === null) reject('temperature', because('import.sizeUnreadable', { column: 'temperature' }))
      else if (depositionCell !== '' && deposition === null)
        reject('deposition', because('import.sizeUnreadable', { column: 'deposition' }))
      else {
        const lists = { materials: listOf(materials), words: listOf(words) }
        const facts = { code, name, hardness, temperature: degrees, deposition, ...lists, ...sourceOf(row) }
        statements.coatings.set(code, { ...facts, file: row.file, row: row.row })
      }
    },

    standards(given: TableRow): void {
      const row = complete(given, standardsBefore.get(keyOf(given.cells)))
      const { number = '', part = '', form = '', material = '' } = row.cells
      const facts = { number, part: part || null, form: form || null, material: material || null }
      statements.standards.set(keyOf(row.cells), {
        ...facts,
        ...sourceOf(row),
        file: row.file,
        row: row.row,
      })
    },
  }
}

function findWrongFigure({ cells }: TableRow, columns: readonly string[]): string | undefined {
  return columns.find((column) => cells[column] && readWhole(cells[column]) === null)
}

/** Completes a row with the known values of columns that its table does not have. */
function complete(row: TableRow, known: object | undefined): TableRow {
  const kept = Object.entries(known ?? {}).map(([column, value]) => [column, formatCell(value)])
  return { ...row, cells: { ...Object.fromEntries(kept), ...row.cells } }
}

function formatCell(value: unknown): string {
  if (Array.isArray(value)) return value.join(';')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value === null || typeof value === 'object' ? '' : String(value)
}

const keyOf = ({ number, part, form }: { number?: string; part?: string | null; form?: string | null }) =>
  [number, part ?? '', form ?? ''].join(' ')

function isStatus({ cells: { status = '' } }: TableRow): boolean {
  return status === '' || figureStatuses.some((word) => word === status)
}

function placeOf({ file, row }: TableRow, column: string) {
  return { file, row, column }
}

function listOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(';').map((entry) => entry.trim())
}

function wholeOf({ cells }: TableRow, column: string): number | null {
  return readWhole(cells[column] ?? '')
}

/** Values are unconfirmed unless the row states more. */
function sourceOf({ cells: { status = '', source = '', note = '' } }: TableRow) {
  return { status: figureStatuses.find((word) => word === status) ?? ('unconfirmed' as const), source, note }
}
