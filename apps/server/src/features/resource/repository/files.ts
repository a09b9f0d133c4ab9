import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/client.ts'
import { catalogueFiles } from '../../../database/tables/catalogue-files.ts'

/** Reads the content of a file by its hash; undefined if there is none. */
export async function readFile(db: Queries, hash: string) {
  const [row] = await db.select().from(catalogueFiles).where(eq(catalogueFiles.hash, hash))
  return row
}
