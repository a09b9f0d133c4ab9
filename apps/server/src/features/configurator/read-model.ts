import type { MouldBasePart } from '@normwerk/contract/configurator/mould-base-model'
import type { JsonObject } from '@normwerk/contract/json-object'
import { assembleMouldBase, type LineArticle } from '@normwerk/geometry/mould-base/assemble-mould-base'
import { articlesOf } from '@normwerk/parts/mould-base/articles-of'
import type { BillLine } from '@normwerk/parts/mould-base/bill'
import { findArticle } from '@normwerk/search/find-article'
import type { Queries } from '../../database/client.ts'
import { AppError } from '../../http/app-error.ts'
import type { CallContext } from '../../http/session/caller.ts'
import type { Catalogue } from '../catalogue/index/live-catalogue.ts'
import { readParts } from '../catalogue/read-part.ts'
import { deriveBuildable } from './derive-buildable.ts'

/** Returns the bodies of a mould base, equal ones together. */
export async function readModel(
  { db }: Pick<CallContext, 'db'>,
  catalogue: Catalogue,
  config: JsonObject,
): Promise<{ parts: MouldBasePart[] }> {
  const base = deriveBuildable(config)
  if (base === null) throw new AppError('notBuildable')
  const articles = await readArticles(db, catalogue, base.bill)
  const assembled = assembleMouldBase(base, ({ articleNo }) => articles.get(articleNo ?? '') ?? null)
  const bySolid = Map.groupBy(assembled, ({ solid }) => solid)
  const parts = bySolid.values().flatMap((equal) => {
    const [first] = equal
    if (first === undefined) return []
    return [{ role: first.line.role, solid: first.solid, places: equal.map(({ place }) => place) }]
  })
  return { parts: [...parts] }
}

/** Returns the articles of a bill by their numbers; one that is not in the catalogue is left out. */
async function readArticles(
  db: Queries,
  catalogue: Catalogue,
  bill: readonly BillLine[],
): Promise<Map<string, LineArticle>> {
  const ids = articlesOf(bill).flatMap(({ articleNo }) => findArticle(catalogue.index, articleNo)?.id ?? [])
  const parts = await readParts(db, catalogue, ids)
  return new Map(
    parts.flatMap(({ row: { articleNo, values }, facts }) => {
      const { family } = facts.row
      return family === null ? [] : [[articleNo, { family, values }] as const]
    }),
  )
}
