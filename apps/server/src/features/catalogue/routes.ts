import { catalogueEndpoints } from '@normwerk/contract/catalogue'
import { comparisonEndpoints } from '@normwerk/contract/catalogue/comparison'
import { dimensionTableEndpoints } from '@normwerk/contract/catalogue/dimension-table'
import { showcaseEndpoints } from '@normwerk/contract/catalogue/showcase'
import { tolerancePriceEndpoints } from '@normwerk/contract/catalogue/tolerance-price'
import { defaultLanguage } from '@normwerk/contract/language'
import { landingExamples } from '@normwerk/contract/search-examples'
import type { FastifyInstance } from 'fastify'
import { tagAnswer } from '../../http/answers/tag-answer.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError, type CallContext, type Caller, type Dependencies } from '../../http/call.ts'
import type { MissedSearches } from '../missed-search/missed-searches.ts'
import type { LiveCatalogue } from './index/live-catalogue.ts'
import { listMainCategories, listSubCategories } from './list-categories.ts'
import { priceTolerance } from './price-part.ts'
import { listDimensions, presentDimension, readCrossTable, readDimensionByNumber } from './product/list-dimensions.ts'
import { presentMapping } from './product/product-facts.ts'
import { compareProducts, readProduct } from './product/read-product.ts'
import { checkQuantity, readPart } from './read-part.ts'
import { readViewer } from './read-viewer.ts'
import { filterDimensions, listFacets, recordMissed, searchProducts } from './search/search-products.ts'
import { suggest } from './search/suggest.ts'
import {
  carryOutPlans,
  drawDeals,
  fillShowcase,
  planShowcase,
  readPlan,
  readShowcase,
  readShowcaseKey,
} from './showcase.ts'

export function catalogueRoutes(
  app: FastifyInstance,
  bind: Bind,
  dependencies: Dependencies,
  live: LiveCatalogue,
  missed: MissedSearches,
): void {
  const see = (context: CallContext<Caller | null>) => readViewer(live, context)

  const findProduct = (id: string) => {
    const facts = live.current().products.get(id)
    if (facts === undefined) throw new AppError('entryNotFound')
    return facts
  }

  // The first reading of a text compiles its patterns, which takes a tenth of a second, and the first buyer would wait.
  app.addHook('onReady', async () => {
    for (const text of landingExamples)
      await suggest(dependencies.database, live.current(), text, defaultLanguage, null)
  })
  const plans = setInterval(
    () => void carryOutPlans(dependencies).catch((error) => app.log.error({ err: error }, 'showcases')),
    60_000,
  ).unref()
  app.addHook('onClose', async () => clearInterval(plans))
  bind(catalogueEndpoints, {
    mainCategories: async ({ language }) => listMainCategories(live.current(), language),
    subCategories: async ({ input, language }) => listSubCategories(live.current(), language, input.parentId),
    readLandingPage: ({ db }) => readShowcase(db, 'deals'),
    flagLandingPage: (call) => fillShowcase(dependencies, call, 'deals', call.input.productNrs),
    randomDeals: async (call) => drawDeals(live.current(), call.input.amount, await see(call)),
    readHighlighted: ({ db }) => readShowcase(db, 'highlighted'),
    flagHighlighted: (call) => fillShowcase(dependencies, call, 'highlighted', call.input.productNrs),
    readNew: ({ db }) => readShowcase(db, 'new'),
    flagNew: (call) => fillShowcase(dependencies, call, 'new', call.input.productNrs),
    readByNumber: async (call) => {
      const id = live.current().idsByNr.get(call.input.productNr)
      return readProduct(call.db, live.current(), id, await see(call), call.input)
    },
    readProduct: async (call) => readProduct(call.db, live.current(), call.params.id, await see(call), call.input),
    autoComplete: async ({ db, input, language, caller }) => ({
      suggestions: await suggest(db, live.current(), input.searchString, language, caller),
    }),
    search: async (call) => {
      const result = await searchProducts(call, live.current(), call.input, await see(call))
      recordMissed(missed, call.input, result)
      return result
    },
    searchSimple: async (call) => {
      const { items, page, size, total } = await searchProducts(call, live.current(), call.input, await see(call))
      return { items, page, size, total }
    },
    filter: async (call) => {
      const { maxFilterResults } = dependencies.settings
      const result = await filterDimensions(call, live.current(), call.input, await see(call), maxFilterResults)
      recordMissed(missed, call.input, result)
      return result
    },
    readFacets: async ({ input, language, reply }) =>
      tagAnswer(reply, listFacets(live.current(), input.categoryId, language)),
    readMapping: async ({ params, language }) => presentMapping(live.current(), findProduct(params.id).row, language),
    readDimension: async (call) => {
      const part = await readPart(call.db, live.current(), call.params.id)
      if (part === null) throw new AppError('entryNotFound')
      const prices = await live.priceTerms.read(call.db, call.caller)
      return presentDimension(part.row, part.facts.row, prices, call.shipDateAfter)
    },
  })
  bind(comparisonEndpoints, {
    compare: async (call) => compareProducts(call.db, live.current(), call.input, await see(call)),
  })
  bind(dimensionTableEndpoints, {
    list: async (call) => listDimensions(call.db, live.current(), call.input, await see(call)),
    readByNumber: async (call) => readDimensionByNumber(call.db, live.current(), call.input.articleNo, await see(call)),
    readCrossTable: async ({ params }) => ({ crossTable: readCrossTable(live.current(), findProduct(params.id)) }),
  })
  bind(showcaseEndpoints, {
    readPlan: ({ db, params }) => readPlan(db, readShowcaseKey(params.key)),
    plan: (call) => planShowcase(dependencies, call, readShowcaseKey(call.params.key), call.input),
  })
  bind(tolerancePriceEndpoints, {
    read: async ({ input: { dimensionId: articleId, quantity, ...asked }, ...call }) =>
      priceTolerance(call, { articleId, ...asked }, checkQuantity(quantity, dependencies.settings)),
  })
}
