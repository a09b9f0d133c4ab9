import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { isPictureOfProduct } from '../../../database/part-columns.ts'
import { catalogueFiles, productFiles } from '../../../database/tables/catalogue-imports.ts'

/** Reads the files of a product and of its articles. */
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

/** Reads the first picture of each product that has one. */
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
