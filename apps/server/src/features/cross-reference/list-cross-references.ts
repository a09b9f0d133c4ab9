import type { CrossReference, ListCrossReferences } from '@normwerk/contract/cross-reference'
import type { Queries } from '../../database/client.ts'
import { listRows } from './repository/cross-references.ts'

export async function listCrossReferences(
  db: Queries,
  { query, page, size }: ListCrossReferences,
): Promise<{ items: CrossReference[]; page: number; size: number; total: number }> {
  const { rows, total } = await listRows(db, query, { page, size })
  const items = rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
  return { items, page, size, total }
}
