import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { findDimension, type Named } from './repository/favorites.ts'

/** Finds the product, or its article, that is to be marked or unmarked. */
export async function findNamed(
  db: Queries,
  catalogue: Catalogue,
  productId: string,
  dimensionId: string | undefined,
): Promise<{ named: Named; discontinued: boolean }> {
  if (!catalogue.products.has(productId)) throw new AppError('entryNotFound')
  if (dimensionId === undefined) return { named: { productId, dimensionId: null }, discontinued: false }
  const dimension = await findDimension(db, dimensionId, productId)
  if (dimension === undefined) throw new AppError('entryNotFound')
  return { named: { productId, dimensionId }, discontinued: dimension.discontinuedAt !== null }
}
