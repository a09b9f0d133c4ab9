import { and, asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { isPictureOfProduct } from '../../../database/part-columns.ts'
import { catalogueFiles, productFiles } from '../../../database/tables/catalogue-imports.ts'

/** Reads a file by its hash, with a name that a product gives it; undefined if there is none. */
export async function readFile(db: Queries, hash: string) {
  const { content, contentType } = catalogueFiles
  const [row] = await db
    .select({ content, contentType, fileName: productFiles.fileName })
    .from(catalogueFiles)
    .leftJoin(productFiles, eq(productFiles.hash, catalogueFiles.hash))
    .where(eq(catalogueFiles.hash, hash))
    .orderBy(asc(productFiles.fileName))
    .limit(1)
  return row
}

/** Reads the first picture of a product; undefined if it has none. */
export async function readFirstPicture(db: Queries, productId: string): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: catalogueFiles.content })
    .from(productFiles)
    .innerJoin(catalogueFiles, eq(catalogueFiles.hash, productFiles.hash))
    .where(and(eq(productFiles.productId, productId), isPictureOfProduct))
    .orderBy(asc(productFiles.sortIndex), asc(productFiles.id))
    .limit(1)
  return row?.content
}
