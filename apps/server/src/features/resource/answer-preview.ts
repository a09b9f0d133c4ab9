import { maxPicturePixels } from '@normwerk/contract/limits'
import { drawSeries } from '@normwerk/geometry/draw-series'
import type { Queries } from '../../database/client.ts'
import type { Dependencies } from '../../dependencies.ts'
import { FileAnswer } from '../../http/answers/file-answer.ts'
import { AppError } from '../../http/app-error.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { findShownProduct } from '../catalogue/list-categories.ts'
import type { ProductFacts } from '../catalogue/product/product-facts.ts'
import { carton } from './draw-carton.ts'
import { numberOf } from './number-of.ts'
import { readFirstPicture } from './repository/files.ts'

/** Another program keeps it as long as it wants anyway. */
const day = 'private, max-age=86400'

/**
 * Answers what a link to a product or category shows: the first picture of the maker, else the drawing with its letters.
 * @throws AppError `entryNotFound`
 */
export async function answerPreview(
  { previews }: Pick<Dependencies, 'previews'>,
  db: Queries,
  catalogue: Catalogue,
  { kind, file }: { kind: string; file: string },
): Promise<FileAnswer> {
  const facts = findProduct(catalogue, kind, numberOf(file, '.png'))
  if (facts === undefined) throw new AppError('entryNotFound')
  const picture = await readFirstPicture(db, facts.row.id)
  const content =
    (picture && (await previews.draw({ file: picture, maxPixels: maxPicturePixels }))) ??
    (await previews.draw({ svg: drawingOf(facts) }))
  if (content === null) throw new Error(`no preview of ${facts.row.productNr}`)
  return new FileAnswer({
    content,
    contentType: 'image/png',
    fileName: file,
    disposition: 'inline',
    cacheControl: day,
  })
}

function findProduct(catalogue: Catalogue, kind: string, name: string): ProductFacts | undefined {
  if (kind === 'category') return findShownProduct(catalogue, name)
  const productId = kind === 'product' ? catalogue.idsByNr.get(name) : undefined
  return productId === undefined ? undefined : catalogue.products.get(productId)
}

/** Without words, so that one preview is for all languages. */
function drawingOf({ row: { family, productNr } }: ProductFacts): string {
  if (family === null) return carton
  // The font of previews has no sign for diameters; its letter looks the same.
  return drawSeries({ family, title: productNr, caption: '' }).replaceAll('⌀', 'Ø')
}
