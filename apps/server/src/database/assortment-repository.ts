import type { AssortmentTables } from '@normwerk/parts/assortment'
import type { Queries } from './client.ts'
import { coatings, materialNames, materials, standards } from './tables/products.ts'

/** Reads the tables of the catalogue that the text parser needs. */
export async function readAssortmentTables(db: Queries): Promise<AssortmentTables> {
  return {
    materials: await db.select().from(materials).orderBy(materials.code),
    coatings: await db.select().from(coatings).orderBy(coatings.code),
    materialNames: await db.select().from(materialNames).orderBy(materialNames.word),
    standards: await db.select().from(standards).orderBy(standards.number, standards.part, standards.form),
  }
}
