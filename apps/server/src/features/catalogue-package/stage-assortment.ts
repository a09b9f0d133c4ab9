import type { Coating, Material } from '@normwerk/parts/assortment'
import { readAssortmentTables } from '../../database/assortment-repository.ts'
import { type Client, queriesOf } from '../../database/client.ts'
import { stageRows } from './repository/staging.ts'
import type { AssortmentStatements, Placed } from './rules/read-assortment.ts'

/** The materials and coatings that the numbers of the shop's families may name, by code. */
export interface KnownMaterials {
  materials: ReadonlyMap<string, Material>
  coatings: ReadonlyMap<string, Coating>
}

/** Stages materials, coatings and their names in texts, and returns which there are then. */
export async function stageAssortment(client: Client, statements: AssortmentStatements): Promise<KnownMaterials> {
  const known = await readAssortmentTables(queriesOf(client))
  await stageRows(client, 'materials', [...statements.materials.values()].map(nameColumns))
  await stageRows(client, 'coatings', [...statements.coatings.values()].map(nameColumns))
  await stageRows(client, 'material_names', [...statements.materialNames.values()].map(nameColumns))
  await stageRows(client, 'standards', [...statements.standards.values()].map(nameColumns))
  return {
    materials: new Map([...known.materials, ...statements.materials.values()].map((row) => [row.code, row])),
    coatings: new Map([...known.coatings, ...statements.coatings.values()].map((row) => [row.code, row])),
  }
}

function nameColumns(row: Placed<object>): object {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]))
}

function snakeCase(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
