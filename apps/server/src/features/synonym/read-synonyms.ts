import type { Synonym, synonymEndpoints } from '@normwerk/contract/synonym'
import { createSynonyms, type Synonyms } from '@normwerk/parts/synonyms/synonyms'
import type { Queries } from '../../database/client.ts'
import type { Call } from '../../http/bind.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { listMeant } from './list-meant.ts'
import { listRows, readRows, type SynonymRow } from './repository/synonyms.ts'

/** Reads the synonyms, prepared for texts. */
export async function readSynonyms(db: Queries): Promise<Synonyms> {
  return createSynonyms(await readRows(db))
}

export async function listSynonyms(
  catalogue: Catalogue,
  { db, input: { query, page, size } }: Call<typeof synonymEndpoints.list>,
): Promise<{ items: Synonym[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, query, { page, size })
  return { items: rows.map((row) => presentSynonym(catalogue, row)), page, size, total }
}

export function presentSynonym(catalogue: Catalogue, row: SynonymRow): Synonym {
  const { id, words, means, language, createdAt } = row
  const products = listMeant(catalogue, means, language).length
  return { id, words, means, language, products, createdAt: createdAt.toISOString() }
}
