import type { PackageRejection } from '@normwerk/contract/catalogue-package'
import type { LanguageCode } from '@normwerk/contract/language'
import type { Coating, Material } from '@normwerk/parts/assortment'
import { readAssortmentTables } from '../../database/assortment-repository.ts'
import { queriesOf } from '../../database/client.ts'
import type { Client } from '../../database/pool.ts'
import { because, type Reason } from './files/package-error.ts'
import type { Reject } from './files/read-table.ts'
import type { TableName } from './files/tables.ts'
import { stageRows } from './repository/staging.ts'
import type { AssortmentStatements, Placed } from './rules/read-assortment.ts'

/** Users with so many errors correct them before they read more. */
const maxKept = 500

export interface Rejections {
  /** Of one table. */
  of(table: TableName): Reject
  countOf(table: TableName): number
  total(): number
  /** Lists the first ones of each table in its order. */
  list(): PackageRejection[]
}

/** Collects the errors of a package, in the language of the importing user. */
export function collectRejections(language: LanguageCode): Rejections {
  const counts = new Map<TableName, number>()
  const kept: PackageRejection[] = []
  const record = (table: TableName, { file, row, column }: Parameters<Reject>[0], reason: Reason) => {
    counts.set(table, (counts.get(table) ?? 0) + 1)
    if (kept.length < maxKept) kept.push({ file, row: row ?? null, column: column ?? null, reason: reason(language) })
  }
  return {
    of: (table) => (place, reason) => record(table, place, reason),
    countOf: (table) => counts.get(table) ?? 0,
    total: () => counts.values().reduce((sum, count) => sum + count, 0),
    list: () => kept,
  }
}

/** The materials and coatings that the numbers of the shop's families may name, by code. */
export interface KnownMaterials {
  materials: ReadonlyMap<string, Material>
  coatings: ReadonlyMap<string, Coating>
}

/**
 * Stages materials, coatings and their names in texts, and returns which there are then. Rejects rows that name a
 * material which there is not.
 */
export async function stageAssortment(
  client: Client,
  statements: AssortmentStatements,
  rejections: Rejections,
): Promise<KnownMaterials> {
  const known = await readAssortmentTables(queriesOf(client))
  await stageRows(client, 'materials', [...statements.materials.values()].map(nameColumns))
  await stageRows(client, 'coatings', [...statements.coatings.values()].map(nameColumns))
  await stageRows(client, 'material_names', [...statements.materialNames.values()].map(nameColumns))
  await stageRows(client, 'standards', [...statements.standards.values()].map(nameColumns))
  const materials = new Map([...known.materials, ...statements.materials.values()].map((row) => [row.code, row]))
  const requireMaterials = (
    table: TableName,
    column: string,
    { file, row }: Placed<object>,
    codes: readonly string[],
  ) => {
    const code = codes.find((named) => !materials.has(named))
    if (code !== undefined) rejections.of(table)({ file, row, column }, because('import.materialMissing', { code }))
  }
  for (const coating of statements.coatings.values())
    requireMaterials('coatings', 'materials', coating, coating.materials)
  for (const name of statements.materialNames.values()) {
    requireMaterials('material-names', 'materials', name, name.materials)
    requireMaterials('material-names', 'preferred', name, name.preferred === null ? [] : [name.preferred])
  }
  for (const standard of statements.standards.values())
    requireMaterials('standards', 'material', standard, standard.material === null ? [] : [standard.material])
  return {
    materials,
    coatings: new Map([...known.coatings, ...statements.coatings.values()].map((row) => [row.code, row])),
  }
}

function nameColumns(row: Placed<object>): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]))
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
