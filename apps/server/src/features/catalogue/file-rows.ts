import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Queries } from '../../database/client.ts'
import { catalogueFiles, productFiles } from '../../database/tables/catalogue-files.ts'
import { products } from '../../database/tables/products.ts'
import type { NamedFile } from './drawing-paths.ts'

/** The files of a product and of its articles. */
export function readFilesOfProduct(db: Queries, productId: string) {
  return db
    .select({
      kind: productFiles.kind,
      fileName: productFiles.fileName,
      title: productFiles.title,
      hash: productFiles.hash,
      size: catalogueFiles.size,
    })
    .from(productFiles)
    .innerJoin(catalogueFiles, eq(catalogueFiles.hash, productFiles.hash))
    .where(eq(productFiles.productId, productId))
    .orderBy(asc(productFiles.sortIndex), asc(productFiles.id))
}

export type FileRow = Awaited<ReturnType<typeof readFilesOfProduct>>[number]

const isPictureOfProduct = and(eq(productFiles.kind, 'picture'), isNull(productFiles.dimensionId))

/** The first picture of each product that has one. */
export function readFirstPictures(db: Queries) {
  return db
    .selectDistinctOn([productFiles.productId], {
      productId: productFiles.productId,
      hash: productFiles.hash,
      fileName: productFiles.fileName,
    })
    .from(productFiles)
    .where(isPictureOfProduct)
    .orderBy(productFiles.productId, asc(productFiles.sortIndex), asc(productFiles.id))
}

/** The first picture of the product, for a statement that reads products. */
export function firstPicture(db: Queries) {
  const picture = db
    .select({ picture: sql`json_build_object('hash', ${productFiles.hash}, 'fileName', ${productFiles.fileName})` })
    .from(productFiles)
    .where(and(eq(productFiles.productId, products.id), isPictureOfProduct))
    .orderBy(asc(productFiles.sortIndex), asc(productFiles.id))
    .limit(1)
  return sql<NamedFile | null>`(${picture})`
}
