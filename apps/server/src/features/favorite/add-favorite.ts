import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { findNamed } from './find-named.ts'
import { insertFavorite } from './repository/favorites.ts'

/**
 * Marks a product or one of its articles as a favourite. A discontinued article stays a favourite, but cannot become
 * one.
 */
export async function addFavorite(
  { ids, clock }: Pick<Dependencies, 'ids' | 'clock'>,
  db: Queries,
  catalogue: Catalogue,
  userId: string,
  { productId, dimensionId }: { productId: string; dimensionId: string | undefined },
): Promise<void> {
  const { named, discontinued } = await findNamed(db, catalogue, productId, dimensionId)
  if (discontinued) throw new AppError('entryNotFound')
  await insertFavorite(db, { ...named, id: ids.next(), userId, createdAt: clock.now() })
}
