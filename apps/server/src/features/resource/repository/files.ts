import { asc, eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { catalogueFiles, productFiles } from '../../../database/tables/catalogue-files.ts'

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
