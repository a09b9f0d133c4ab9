import { lowestPrice } from '@normwerk/search/change-prices'
import type { Queries } from '../../../database/client.ts'
import { knowsMoment, type Moment, readChangesSince, readCluster } from '../repository/changes.ts'
import type { ArticleIndex } from './index-articles.ts'
import type { IndexFile, IndexOrigin } from './index-file.ts'

interface Kept {
  origin: IndexOrigin
  index: ArticleIndex
}

/**
 * Returns the index in the file if only prices have changed since, which can be changed in it. Null if the database is
 * another one or was set back, if it may no longer know all changes, or if the file cannot be read.
 * @param oldest the instant since which the database knows all changes
 */
export async function findKept(
  db: Queries,
  file: IndexFile,
  oldest: Date,
  report: (error: unknown) => void,
): Promise<Kept | null> {
  try {
    const origin = await file.readOrigin()
    if (origin === null || origin.levelAt < oldest || origin.cluster !== (await readCluster(db))) return null
    if (!(await knowsMoment(db, origin.moment))) return null
    const changes = await readChangesSince(db, origin.moment.snapshot)
    if (changes.some(({ articleIds }) => articleIds === null)) return null
    const index = await file.read()
    // The summaries are of the build, and prices have changed since.
    for (const [id, summary] of index.summaries) summary.lowestListPrice = lowestPrice(index.index, id)
    return { origin, index }
  } catch (error) {
    report(error)
    return null
  }
}

/** Writes the index of a moment. A shop that cannot write it only starts slower. */
export async function keepIndex(
  db: Queries,
  file: IndexFile,
  { moment, levelAt, index, summaries }: ArticleIndex & { moment: Moment; levelAt: Date },
  report: (error: unknown) => void,
): Promise<void> {
  const cluster = await readCluster(db)
  if (cluster !== null) await file.write({ cluster, moment, levelAt }, { index, summaries }).catch(report)
}
