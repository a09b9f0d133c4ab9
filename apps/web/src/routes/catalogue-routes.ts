import { specialInAddress } from '@normwerk/contract/part-address'
import { createRoute, notFound } from '@tanstack/react-router'
import { LateLargeTable } from '../features/catalogue/dimension-table/late-large-table.ts'
import {
  findBySlug,
  hasDesignation,
  mainCategoriesQuery,
  productByNumberQuery,
  subCategoriesQuery,
} from '../features/catalogue/queries.ts'
import { LateNews } from '../features/content/news/landing-news.tsx'
import { hasNews } from '../features/content/news/queries.ts'
import { hasSlides, LateCarousel } from '../features/content/slides/landing-slides.tsx'
import { LandingPage } from '../pages/landing-page.tsx'
import { lateChosenPart } from '../pages/product/late-chosen-part.ts'
import { LateNamedPart } from '../pages/search/late-named-part.ts'
import { readChoiceParam, readFlagParam, readNumberParam, readPageParam, readTextParam } from '../search-params.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { needsBundles, parent } from './root-route.ts'

const finding = needsBundles('catalogue')
/** The pages also say how a text was read. */
const reading = needsBundles('catalogue', 'designation')

const landingRoute = createRoute({
  ...parent,
  path: '/',
  loader: async ({ context: { queryClient, enterBundle } }) => {
    // What the page from the server shows must be there when the browser takes the page over.
    const shown = [
      ...(import.meta.env.SSR || hasSlides(queryClient) ? [LateCarousel.late] : []),
      ...(import.meta.env.SSR || hasNews(queryClient) ? [LateNews.late] : []),
    ]
    await Promise.all(shown.map(({ load }) => load(enterBundle)))
  },
  component: LandingPage,
})

const categoryRoute = createRoute({
  ...finding,
  path: '/category/$slug',
  validateSearch: (raw: Record<string, unknown>) => readPageParam(raw, 'page'),
  // Loaders start fetching and do not wait: the page opens at once and shows its own skeleton. Only the server waits,
  // because the status of its answer is sent before the page.
  loader: async ({ context: { queryClient }, params }) => {
    const fetched = [queryClient.prefetchQuery(mainCategoriesQuery), queryClient.prefetchQuery(subCategoriesQuery)]
    if (!import.meta.env.SSR) return
    await Promise.all(fetched)
    const main = queryClient.getQueryData(mainCategoriesQuery.queryKey)
    const sub = queryClient.getQueryData(subCategoriesQuery.queryKey)
    if (main && sub && findBySlug([...main, ...sub], params.slug) === undefined) throw notFound()
  },
  component: lazyRouteComponent(() => import('../pages/category-page.tsx'), 'CategoryPage'),
})

const searchRoute = createRoute({
  ...reading,
  path: '/search',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...readTextParam(raw, 'q'),
    /** Format of `formatFilters`: `diameter:3|3.2;length:100..200`. */
    ...readTextParam(raw, 'filters'),
    /** Slug of a category. */
    ...readTextParam(raw, 'category'),
    ...readFlagParam(raw, 'deals'),
    /** Attribute key, with a leading `-` for descending. */
    ...readTextParam(raw, 'sort'),
    ...readPageParam(raw, 'page'),
    /** Products, or the sizes of all of them as one table. */
    ...readChoiceParam(raw, 'view', ['dimensions'] as const),
    /** The article and the tolerance class chosen instead of the assumptions about a named part. */
    ...readTextParam(raw, 'part'),
    ...readTextParam(raw, 'tolerance'),
  }),
  loader: async ({ context: { queryClient, enterBundle } }) => {
    // A part in the page from the server must be there when the browser takes the page over.
    if (import.meta.env.SSR || hasDesignation(queryClient)) await LateNamedPart.late.load(enterBundle)
  },
  component: lazyRouteComponent(() => import('../pages/search-page.tsx'), 'SearchPage'),
})

const compareRoute = createRoute({
  ...needsBundles('catalogue', 'forms'),
  path: '/compare',
  validateSearch: (raw: Record<string, unknown>) =>
    /** Numbers of products, comma-separated, and sizes in the format of `formatFilters`. */
    readTextParam(raw, 'products', 'filters'),
  component: lazyRouteComponent(() => import('../pages/compare-page.tsx'), 'ComparePage'),
})

const productRoute = createRoute({
  ...reading,
  path: '/product/$productNr',
  validateSearch: (raw: Record<string, unknown>) => ({
    /** The chosen article, and its machining. */
    ...readTextParam(raw, 'article'),
    ...readNumberParam(raw, 'length'),
    ...readTextParam(raw, 'tolerance'),
    ...readFlagParam(raw, 'certificate'),
    ...readTextParam(raw, ...specialInAddress),
    /** Assumptions of a designation, comma-separated. */
    ...readTextParam(raw, 'assumed'),
    /** The text that was searched, for its other readings. */
    ...readTextParam(raw, 'q'),
    ...readChoiceParam(raw, 'view', ['list']),
    /** Column of the list, with a leading `-` for descending. */
    ...readTextParam(raw, 'sort'),
  }),
  loader: async ({ context, params, location }) => {
    const query = productByNumberQuery(params.productNr)
    // A product that the server has not found is not requested again: its page would lose what it says.
    const isMissing = context.queryClient.getQueryDefaults(query.queryKey).retryOnMount === false
    if (!isMissing) void context.queryClient.prefetchQuery(query)
    // The way to the product is above it, and would otherwise be requested only once the product is rendered.
    for (const categories of [mainCategoriesQuery, subCategoriesQuery])
      void context.queryClient.prefetchQuery(categories)
    // A table or a chosen part in the page from the server must be there when the browser takes the page over.
    const isLarge = context.queryClient.getQueryData(query.queryKey)?.furtherDimensions !== undefined
    await Promise.all([
      (isLarge || import.meta.env.SSR) && LateLargeTable.late.load(context.enterBundle),
      'article' in location.search && lateChosenPart.load(context.enterBundle),
    ])
  },
  component: lazyRouteComponent(() => import('../pages/product-page.tsx'), 'ProductPage'),
})

/** Finding parts. */
export const catalogueRoutes = [landingRoute, categoryRoute, searchRoute, compareRoute, productRoute]
