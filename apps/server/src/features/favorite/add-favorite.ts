import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'
import { findNamed } from './find-named.ts'
import { insertFavorite } from './repository/favorites.ts'

/** Marks a product or one of its dimensions; one that is no longer sold stays a favourite, but becomes none. */
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
