import { createRoute } from '@tanstack/react-router'
import type { AssistantSearch } from '../features/assistant/assistant-search.ts'
import { readChoiceParam, readNumberParam, readTextParam } from '../search-params.ts'
import { lazyRouteComponent } from './lazy-route-component.ts'
import { needsBundles } from './root-route.ts'

const assisting = needsBundles('catalogue', 'assistant', 'forms')

const assistantRoute = createRoute({
  ...assisting,
  path: '/assistant',
  validateSearch: (raw: Record<string, unknown>): AssistantSearch => ({
    /** A type of pins, and codes of the catalogue. What the assistant does not offer is ignored. */
    ...readTextParam(raw, 'type', 'material', 'coating', 'plastic'),
    /** The sizes of the wanted pin, mm. */
    ...readNumberParam(raw, 'd'),
    ...readNumberParam(raw, 'd2'),
    ...readNumberParam(raw, 'length'),
    /** The article for which the assistant calculates, and the picked parts in the format of `formatPicks`. */
    ...readTextParam(raw, 'article', 'picks'),
    /** The entries of the calculation, in mm, N, N/mm² and °C. */
    ...readChoiceParam(raw, 'by', ['estimate'] as const),
    ...readNumberParam(raw, 'force'),
    ...readNumberParam(raw, 'band'),
    ...readNumberParam(raw, 'friction'),
    ...readNumberParam(raw, 'draft'),
    ...readNumberParam(raw, 'wall'),
    ...readNumberParam(raw, 'yield'),
    ...readNumberParam(raw, 'free'),
    ...readNumberParam(raw, 'temperature'),
    ...readNumberParam(raw, 'endFactor'),
    ...readNumberParam(raw, 'safety'),
  }),
  loader: async ({ context: { queryClient } }) => {
    // The rules that its calls name would otherwise be loaded with every page.
    const { guideQuery } = await import('../features/assistant/queries.ts')
    const fetched = queryClient.prefetchQuery(guideQuery)
    if (import.meta.env.SSR) await fetched
  },
  component: lazyRouteComponent(() => import('../pages/assistant-page.tsx'), 'AssistantPage'),
})

/** The assistant for ejectors. In an area of its own, as the other pages of the catalogue do not calculate. */
export const assistantRoutes = [assistantRoute]
