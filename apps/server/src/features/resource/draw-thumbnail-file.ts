import { drawFamilyThumbnail } from '@normwerk/geometry/draw-thumbnail'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/live-catalogue.ts'

const ending = '.svg'

/** Draws the small picture of a product, with the proportions of a medium size of its family. */
export function drawThumbnailFile(catalogue: Catalogue, file: string): string {
  const productId = file.endsWith(ending) ? catalogue.idsByNr.get(file.slice(0, -ending.length)) : undefined
  const facts = productId === undefined ? undefined : catalogue.products.get(productId)
  if (!facts?.row.family) throw new AppError('entryNotFound')
  return drawFamilyThumbnail(facts.row.family, facts.row.productNr)
}
