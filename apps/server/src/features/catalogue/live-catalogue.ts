import { createDesignationReader, type DesignationReader } from '@normwerk/parts/designation/read-designation'
import type { Dependencies } from '../../dependencies.ts'
import type { CatalogueStatus } from '../../http/operators.ts'
import { buildCatalogue, type CatalogueData } from './build-catalogue.ts'
import { createDimensionCache, type DimensionCache } from './dimension-cache.ts'
import { patchCatalogue } from './patch-catalogue.ts'
import { keptChanges } from './purge-changes.ts'
import { repeatWork } from './repeat-work.ts'
import { readChangesSince, readMoment } from './repository/changes.ts'

/** All that searching needs of the catalogue. Prices are changed in place; after any other change it is built anew. */
export interface Catalogue extends CatalogueData {
  readDesignation: DesignationReader
  dimensions: DimensionCache
}

/** The catalogue as it stands now, renewed in the background whenever it changes. */
export interface LiveCatalogue {
  current(): Catalogue
  status(): CatalogueStatus
  stop(): Promise<void>
}

type Surroundings = Pick<Dependencies, 'database' | 'pool' | 'databaseUrl' | 'listen' | 'clock'> & {
  report: (error: unknown) => void
}

/**
 * Builds the catalogue and keeps it level with the database on this server process: it compares on each notification,
 * each minute, and after each failure. The old one serves until a new one is whole.
 */
export async function keepCatalogue(surroundings: Surroundings): Promise<LiveCatalogue> {
  const { database, pool, databaseUrl, listen, clock, report } = surroundings
  let levelAt = clock.now()
  let behindSince: Date | null = null
  let builds = 0
  let lastBuildSeconds = 0
  const build = async (signal: AbortSignal): Promise<Catalogue> => {
    const start = performance.now()
    const data = await buildCatalogue(pool, databaseUrl, signal)
    lastBuildSeconds = (performance.now() - start) / 1000
    builds += 1
    return { ...data, readDesignation: createDesignationReader(data.assortment), dimensions: createDimensionCache() }
  }
  let catalogue = await build(new AbortController().signal)

  const follow = async (signal: AbortSignal) => {
    // Before the changes: one that is committed in between is followed twice, not never.
    const now = await readMoment(database)
    const changes = await readChangesSince(database, catalogue.moment.snapshot)
    behindSince = earliest(changes.map(({ changedAt }) => changedAt))
    const ids = changes.map(({ dimensionIds }) => dimensionIds)
    if (ids.includes(null) || mayHaveForgotten()) {
      catalogue = await build(signal)
    } else {
      await patchCatalogue(database, catalogue, [...new Set(ids.flatMap((some) => some ?? []))])
      catalogue.moment = now
    }
  }
  const mayHaveForgotten = () => clock.now().getTime() - levelAt.getTime() > keptChanges / 2
  const following = repeatWork(async (signal) => {
    const startedAt = clock.now()
    try {
      await follow(signal)
      behindSince = null
      levelAt = startedAt
    } catch (error) {
      behindSince ??= levelAt
      throw error
    }
  }, report)

  const listener = await listen('catalogue_changed', following.ask)
  // What changed during the first build was not listened for.
  following.ask()
  return {
    current: () => catalogue,
    status: () => ({
      version: catalogue.moment.version,
      behindSeconds: behindSince === null ? 0 : Math.max(0, clock.now().getTime() - behindSince.getTime()) / 1000,
      lastBuildSeconds,
      builds,
    }),
    async stop() {
      await listener.close()
      await following.stop()
    },
  }
}

function earliest(instants: readonly Date[]): Date | null {
  return instants.length === 0 ? null : new Date(Math.min(...instants.map(Number)))
}
