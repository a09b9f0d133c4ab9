import type { LanguageCode } from '@normwerk/contract/language'
import { createDesignationReaders, type DesignationReaders } from '@normwerk/parts/designation/read-designation'
import { createTitleReader, type TitleReader } from '@normwerk/parts/designation/read-title'
import { remember } from '@normwerk/parts/parts-list/remember'
import { createSearchTextReaders, type SearchTextReaders } from '@normwerk/parts/search-text/read-search-text'
import { changePrices, lowestPrice } from '@normwerk/search/change-prices'
import { productsNamed } from '@normwerk/search/text/match-products'
import type { Queries } from '../../../database/client.ts'
import type { Dependencies } from '../../../http/call.ts'
import type { CatalogueStatus } from '../../../http/session/operators.ts'
import type { Clock } from '../../../infrastructure/clock.ts'
import { createPriceTermsCache, type PriceTermsCache } from '../price-part.ts'
import { readPrices } from '../repository/articles.ts'
import { changesBefore, readChangesSince, readMoment } from '../repository/changes.ts'
import { createStockedFinder, type StockedFinder } from '../resolve-part-request.ts'
import { repeatWork } from '../search/repeat-work.ts'
import { soonnessOf } from '../soonness-of.ts'
import { type ArticleCache, createArticleCache } from './article-cache.ts'
import { buildCatalogue, type CatalogueData } from './build-catalogue.ts'
import type { ArticleIndexer } from './index-aside.ts'
import { findKept, type IndexFile, keepIndex } from './index-file.ts'

/** The data that searching needs of the catalogue. Prices are changed in place; any other change builds it again. */
export interface Catalogue extends CatalogueData, DesignationReaders, SearchTextReaders {
  readTitle: TitleReader
  findStocked: StockedFinder
  productsNamed: NamedProducts
  articles: ArticleCache
}

/** Returns the ids of the products that words name. */
type NamedProducts = (words: string, language: LanguageCode) => readonly string[]

/** The current catalogue, renewed in the background whenever it changes. */
export interface LiveCatalogue {
  current(): Catalogue
  /** Not part of the catalogue, but read with it to show prices. */
  priceTerms: PriceTermsCache
  status(): CatalogueStatus
  stop(): Promise<void>
}

type Surroundings = Pick<Dependencies, 'database' | 'databaseUrl' | 'listen' | 'clock'> & {
  indexer: ArticleIndexer
  /** For the next start. */
  indexFile: IndexFile
  report: (error: unknown) => void
}

/**
 * Builds the catalogue, or takes the index of an earlier run, and keeps it up to date on this server process. It checks on
 * each notification, each minute, and after each failure. The old catalogue is served until a new one is complete.
 */
export async function keepCatalogue(surroundings: Surroundings): Promise<LiveCatalogue> {
  const { database, databaseUrl, listen, clock, indexer, indexFile, report } = surroundings
  let levelAt = clock.now()
  let behindSince: Date | null = null
  let builds = 0
  let servedChanges = 0
  let lastBuildSeconds = 0
  const build = async (signal: AbortSignal): Promise<Catalogue> => {
    const start = performance.now()
    const data = await buildCatalogue(databaseUrl, indexer, signal)
    lastBuildSeconds = (performance.now() - start) / 1000
    builds += 1
    return addReaders(data)
  }

  const follow = async (signal: AbortSignal) => {
    // Read before the changes, so that a commit in between is followed twice instead of never.
    const now = await readMoment(database)
    const changes = await readChangesSince(database, catalogue.moment.snapshot)
    behindSince = earliest(changes.map(({ changedAt }) => changedAt))
    const ids = changes.map(({ articleIds }) => articleIds)
    if (ids.includes(null) || mayHaveForgotten()) {
      catalogue = await build(signal)
      servedChanges += 1
    } else {
      await patchCatalogue(database, catalogue, [...new Set(ids.flatMap((some) => some ?? []))])
      catalogue.moment = now
      if (changes.length > 0) servedChanges += 1
    }
  }
  const mayHaveForgotten = () => levelAt < surelyKnown(clock)

  const { signal: never } = new AbortController()
  const kept = await findKept(database, indexFile, surelyKnown(clock), report)
  let catalogue: Catalogue
  let keptAt: Date | null = null
  let keptBuild = 0
  if (kept === null) catalogue = await build(never)
  else {
    const data = await buildCatalogue(databaseUrl, async () => kept.index, never)
    catalogue = addReaders({ ...data, moment: kept.origin.moment })
    levelAt = kept.origin.levelAt
    keptAt = levelAt
    await follow(never)
  }
  const keep = async () => {
    if (keptBuild === builds && keptAt !== null && levelAt.getTime() - keptAt.getTime() < keepEvery) return
    await keepIndex(database, indexFile, { ...catalogue, levelAt }, report)
    keptBuild = builds
    keptAt = levelAt
  }
  const following = repeatWork(async (signal) => {
    const startedAt = clock.now()
    try {
      await follow(signal)
      behindSince = null
      levelAt = startedAt
      await keep()
    } catch (error) {
      behindSince ??= levelAt
      throw error
    }
  }, report)

  const listener = await listen('catalogue_changed', following.ask)
  // Changes during the first build caused no notification here.
  following.ask()
  return {
    current: () => catalogue,
    priceTerms: createPriceTermsCache(),
    status: () => ({
      version: catalogue.moment.version,
      behindSeconds: behindSince === null ? 0 : Math.max(0, clock.now().getTime() - behindSince.getTime()) / 1000,
      lastBuildSeconds,
      builds,
      changes: servedChanges,
    }),
    async stop() {
      await listener.close()
      await following.stop()
    },
  }
}

function addReaders(data: CatalogueData): Catalogue {
  return {
    ...data,
    ...createDesignationReaders(data.assortment, data.synonyms),
    ...createSearchTextReaders(data.assortment),
    readTitle: createTitleReader(data.assortment, data.synonyms),
    findStocked: createStockedFinder(data.index),
    productsNamed: rememberNamed(data.index),
    articles: createArticleCache(),
  }
}

/** The rows of a list name the same few kinds of parts. */
function rememberNamed(index: CatalogueData['index']): NamedProducts {
  const readers = new Map<LanguageCode, (words: string) => readonly string[]>()
  return (words, language) => {
    const reader = readers.get(language) ?? remember((text) => productsNamed(index, text, language))
    readers.set(language, reader)
    return reader(words)
  }
}

function earliest(instants: readonly Date[]): Date | null {
  return instants.length === 0 ? null : new Date(Math.min(...instants.map(Number)))
}

const articlesPerStep = 500

/** Updates the prices and the stock of some articles from the database, in place. */
async function patchCatalogue(db: Queries, catalogue: Catalogue, ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += articlesPerStep) {
    const some = ids.slice(from, from + articlesPerStep)
    const changes = (await readPrices(db, some)).map(({ availability, leadTimeDays, ...change }) => {
      return { ...change, soonness: soonnessOf(availability, leadTimeDays) }
    })
    for (const productId of changePrices(catalogue.index, changes)) {
      const facts = catalogue.products.get(productId)
      if (facts !== undefined) facts.lowestListPrice = lowestPrice(catalogue.index, productId)
    }
    catalogue.articles.drop(some)
  }
}

/** How long a server may be disconnected and still find all changes in the database. */
const keptChanges = 24 * 60 * 60 * 1000
/** A change of prices is not in the file at once, because it is found again at the next start. */
const keepEvery = 60 * 60 * 1000

/** Returns an instant since which the database has every change, whatever the clock of its machine says. */
function surelyKnown(clock: Clock): Date {
  return new Date(clock.now().getTime() - keptChanges / 2)
}

/** Changes that every server has followed. */
export function expiredChanges(db: Queries, now: Date) {
  return changesBefore(db, new Date(now.getTime() - keptChanges))
}
