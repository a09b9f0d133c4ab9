import type { LanguageCode } from '@normwerk/contract/language'
import type { ProductDimension, ProductSummary } from '@normwerk/contract/product'
import type {
  DimensionFilter,
  Facet,
  Filter,
  FilterResult,
  FoundProduct,
  ProductSearch,
  SearchResult,
} from '@normwerk/contract/search'
import { articleValue } from '@normwerk/search/article-value'
import { filterArticles, hasArticle } from '@normwerk/search/filter-articles'
import { findArticle } from '@normwerk/search/find-article'
import { type PassingArticles, type ProductHit, searchProducts as searchIndex } from '@normwerk/search/search-products'
import { wordsFoundTogether } from '@normwerk/search/text/words-found-together'
import type { Queries } from '../../../database/client.ts'
import { AppError, type CallContext, type Caller } from '../../../http/call.ts'
import { findNumberedCompany } from '../../customer-part-number/find-customer-part-number.ts'
import type { MissedSearches } from '../../missed-search/missed-searches.ts'
import type { Catalogue } from '../index/live-catalogue.ts'
import { netPrice } from '../price-part.ts'
import { presentDimensions, readDimensions } from '../product/list-dimensions.ts'
import { type ProductFacts, presentSummary, type Viewer } from '../product/product-facts.ts'
import { findDesignation, type Speaker } from './find-designation.ts'
import {
  checkCategories,
  expectFound,
  isNarrow,
  presentFacets,
  presentReading,
  readFilters,
  readNarrowing,
} from './narrow.ts'
import { presentNear } from './nearest-articles.ts'
import { areUnsold, joinFilters } from './read-general.ts'
import { type ReadQuery, readByNames, readQuery, readUntilFound } from './read-query.ts'
import { suggestBySizes, suggestParts } from './suggest-parts.ts'

/** Searches products by text, category and filters. A text that names one part exactly finds only its product. */
export async function searchProducts(
  { db, caller }: Pick<CallContext<Caller | null>, 'db' | 'caller'>,
  catalogue: Catalogue,
  input: ProductSearch,
  viewer: Viewer,
): Promise<SearchResult> {
  const text = input.query?.trim() ?? ''
  const designation =
    text === ''
      ? null
      : await findDesignation(db, catalogue, text, {
          companyId: await findNumberedCompany(db, caller, text),
          language: viewer.language,
        })
  const filters = input.filters ?? []
  const asRead: ReadQuery =
    designation === null
      ? readQuery(catalogue, text, filters, viewer.language)
      : { query: designation.articleNo, filters }
  const findBy = (read: ReadQuery) => {
    const request = readNarrowing(catalogue, { ...input, filters: read.filters }, viewer)
    checkCategories(catalogue, request.categoryIds)
    const found = expectFound(
      searchIndex(catalogue.index, {
        ...request,
        query: read.query,
        language: viewer.language,
        dealsOnly: input.dealsOnly === true,
        isCompact: input.compact === true,
        ...nameProducts(catalogue, input, read),
      }),
    )
    return { read, request, found }
  }
  const first = findBy(asRead)
  const byNames =
    first.found.total > 0 ? null : readByNames(catalogue, text, asRead, { filters, language: viewer.language })
  const { read, request, found } = byNames === null ? first : findBy(byNames)
  return {
    items: found.items.flatMap((hit) => presentHit(catalogue, hit, viewer)),
    page: request.page,
    size: request.size,
    total: found.total,
    facets: presentFacets(catalogue, found.facets, viewer.language),
    ...presentReading(read, found.total),
    ...(found.total > 0 ? {} : await suggestInstead(db, catalogue, { text, read }, viewer)),
    ...(input.withDimensions
      ? { dimensions: await readDimensionsOf(db, catalogue, request, found.items, viewer) }
      : {}),
    ...(designation === null ? {} : { designation }),
  }
}

/** Returns the products to which the call and the standard of its text restrict the search. */
function nameProducts(
  catalogue: Catalogue,
  { productIds, productNrs }: ProductSearch,
  { productIds: ofStandard }: ReadQuery,
): { productIds?: string[] } {
  if (!productIds && !productNrs) return ofStandard === undefined ? {} : { productIds: ofStandard }
  const byNumber = (productNrs ?? []).flatMap((productNr) => catalogue.idsByNr.get(productNr) ?? [])
  const named = [...(productIds ?? []), ...byNumber]
  return { productIds: named.filter((id) => ofStandard?.includes(id) !== false) }
}

function presentHit(catalogue: Catalogue, { id, passing }: ProductHit, viewer: Viewer): FoundProduct[] {
  const facts = catalogue.products.get(id)
  return facts === undefined ? [] : [{ ...presentSummary(facts, viewer), ...presentPassing(passing, facts, viewer) }]
}

/** Returns what is said about the articles of a product that pass the filters; nothing without filters. */
export function presentPassing(
  passing: PassingArticles | null,
  { row }: ProductFacts,
  { prices }: Viewer,
): Pick<FoundProduct, 'passing'> {
  if (passing === null) return {}
  const { count, lowestPrice, only } = passing
  const priceFrom = netPrice(lowestPrice, row, prices)
  return { passing: { count, priceFrom, articleNo: only?.articleNo ?? null } }
}

function presentProducts(catalogue: Catalogue, ids: readonly string[], viewer: Viewer): ProductSummary[] {
  return ids.flatMap((id) => {
    const facts = catalogue.products.get(id)
    return facts === undefined ? [] : presentSummary(facts, viewer)
  })
}

/** Reads the articles of the found products that pass the filters, with the same page. */
function readDimensionsOf(
  db: Queries,
  catalogue: Catalogue,
  { sort: _, ...request }: ReturnType<typeof readNarrowing>,
  hits: readonly ProductHit[],
  viewer: Viewer,
): Promise<SearchResult['dimensions']> {
  return readDimensions(db, catalogue, { ...request, productIds: hits.map(({ id }) => id) }, viewer)
}

/** @param productIds left out: of all products */
function onlyDeals({ products }: Catalogue, productIds: readonly string[] = [...products.keys()]): string[] {
  return productIds.filter((id) => products.get(id)?.row.dealIndex != null)
}

/** Finds articles of all products by text and filters; above `maxItems` returns only their number and the facets. */
export async function filterDimensions(
  { db, caller }: Pick<CallContext<Caller | null>, 'db' | 'caller'>,
  catalogue: Catalogue,
  input: DimensionFilter,
  viewer: Viewer,
  maxItems: number,
): Promise<FilterResult> {
  const text = input.query?.trim() ?? ''
  const filters = input.filters ?? []
  if (text === '' && !filters.some(isNarrow)) throw new AppError('filterRequired')
  const named =
    text === ''
      ? null
      : await findNamed(db, catalogue, text, {
          companyId: await findNumberedCompany(db, caller, text),
          language: viewer.language,
        })
  const read: ReadQuery =
    named === null ? readUntilFound(catalogue, text, filters, viewer.language) : { query: '', filters }
  const request = readNarrowing(catalogue, { ...input, filters: joinFilters(named?.sizes ?? [], read.filters) }, viewer)
  checkCategories(catalogue, request.categoryIds)
  const meant = named === null ? read.productIds : [named.article.productId]
  const productIds = input.dealsOnly === true ? onlyDeals(catalogue, meant) : meant
  const found = expectFound(
    filterArticles(catalogue.index, {
      ...request,
      ...(productIds === undefined ? {} : { productIds }),
      text: { query: read.query, language: viewer.language },
      isCompact: input.compact === true,
      maxItems,
    }),
  )
  const rows = await catalogue.articles.read(db, found.items)
  const dimensions = await presentDimensions(catalogue, rows, viewer)
  const ids = new Set(dimensions.map(({ productId }) => productId))
  const products = presentProducts(catalogue, [...ids], viewer)
  return {
    ...joinProducts(dimensions, products, input.compact === true),
    page: request.page,
    size: request.size,
    total: found.total,
    tooMany: found.total > maxItems,
    facets: presentFacets(catalogue, found.facets, viewer.language),
    ...presentReading(read, found.total),
    ...(found.total > 0 ? {} : await suggestInstead(db, catalogue, { text, read }, viewer)),
  }
}

/** Gives each article its product, or for a compact answer each product once. */
function joinProducts(
  dimensions: readonly ProductDimension[],
  products: ProductSummary[],
  isCompact: boolean,
): Pick<FilterResult, 'items' | 'products'> {
  if (isCompact) return { items: [...dimensions], products }
  const byId = new Map(products.map((product) => [product.id, product]))
  return {
    items: dimensions.flatMap((dimension) => {
      const product = byId.get(dimension.productId)
      return product === undefined ? [] : { ...dimension, product }
    }),
  }
}

/** Lists the values by which the products of a category can be filtered. */
export function listFacets(catalogue: Catalogue, categoryId: string | undefined, language: LanguageCode): Facet[] {
  const categoryIds = categoryId === undefined ? [] : [categoryId]
  checkCategories(catalogue, categoryIds)
  const all = { query: '', language, filters: [], categoryIds, dealsOnly: false, page: 1, size: 0, isCompact: true }
  return presentFacets(catalogue, expectFound(searchIndex(catalogue.index, all)).facets, language)
}

/** Returns the parts that a text may mean, else the text with fewer words; nothing if neither finds anything. */
async function suggestInstead(
  db: Queries,
  catalogue: Catalogue,
  { text, read }: { text: string; read: ReadQuery },
  { language }: Viewer,
): Promise<Pick<SearchResult, 'suggestions' | 'fewerWords' | 'unsoldPart'>> {
  const sources = { catalogue, readPartRequest: catalogue.readOrPropose }
  const named = text === '' ? [] : suggestParts(sources, [text])
  const near = named.length === 0 && read.near !== undefined ? suggestBySizes(catalogue, read.near) : named
  const unsoldPart = nameUnsoldPart(catalogue, text, read, language)
  const unsold = unsoldPart === null ? {} : { unsoldPart }
  if (near.length === 0) return unsoldPart === null ? leaveOutWords(catalogue, text, read, language) : unsold
  const ids = near.flatMap(({ articleNo }) => findArticle(catalogue.index, articleNo)?.id ?? [])
  const articles = new Map((await catalogue.articles.read(db, ids)).map((row) => [row.id, row]))
  return { ...unsold, suggestions: presentNear({ catalogue, articles, language }, near) }
}

/** Returns the name of a part in a text if the shop knows it but sells no such parts; null if it has none. */
function nameUnsoldPart(
  catalogue: Catalogue,
  text: string,
  { standard, nearestInMetric, remainingWords }: ReadQuery,
  language: LanguageCode,
): string | null {
  if (standard !== undefined || nearestInMetric !== undefined) return null
  const { names } = catalogue.unsoldPartsIn(text)
  return areUnsold(catalogue, names, language) ? (remainingWords ?? text) : null
}

/** Leaves out the words that no part has together with the others. A text in inches or with a standard means nothing else. */
function leaveOutWords(
  { index }: Catalogue,
  text: string,
  { query, filters, standard, nearestInMetric }: ReadQuery,
  language: LanguageCode,
): Pick<SearchResult, 'fewerWords'> {
  if (standard !== undefined || nearestInMetric !== undefined) return {}
  const found = wordsFoundTogether(index, query, language)
  const left = query.split(/\s+/).filter((word) => !found.includes(word))
  if (found.length === 0 || left.length === 0) return {}
  if (!hasArticle(index, readFilters(filters), { text: { query: found.join(' '), language } })) return {}
  const kept = text.split(/\s+/).filter((word) => !left.includes(word))
  return { fewerWords: kept.join(' ') }
}

/** Finds the article that a text names exactly, with its sizes as filters; null if it names none. */
async function findNamed(db: Queries, catalogue: Catalogue, text: string, speaker: Speaker) {
  const designation = await findDesignation(db, catalogue, text, speaker)
  const article = findArticle(catalogue.index, designation?.articleNo ?? text)
  if (article === undefined) return null
  const sizes = catalogue.index.attributes.flatMap(({ key, kind }): Filter[] => {
    const value = kind === 'number' ? articleValue(catalogue.index, article.row, key) : undefined
    return value === undefined ? [] : [{ name: key, values: [value] }]
  })
  return { article, sizes }
}

/** Records the text of a search that found nothing, unless something besides the text may be the reason. */
export function recordMissed(missed: MissedSearches, input: ProductSearch, { total }: { total: number }): void {
  const { query, filters, categoryId, subCategoryIds, productIds, productNrs, dealsOnly } = input
  const lists = [filters, subCategoryIds, productIds, productNrs]
  const isNarrowed = lists.some((list) => list && list.length > 0) || Boolean(categoryId) || dealsOnly === true
  if (query && total === 0 && !isNarrowed) missed.record(query)
}
