import { slideEndpoints } from '@normwerk/contract/content/slide'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useProductKey } from '../../../api/config-context.tsx'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { latePart } from '../../../ui/late/late-part.tsx'
// In the sheet of every page: the page from the server shows the slides before their code is loaded.
import './carousel.module.css'
import './slide-card.module.css'

/** Most shops have no slides at times, so the landing page does not load what shows them. */
export const LateCarousel = latePart(() => import('./carousel.tsx').then((file) => file.Carousel))

export const slidesQuery = (product: string) => ({
  ...endpointQuery(slideEndpoints.list, { params: { product } }),
  staleTime: 10 * 60_000,
})

/** Whether the page from the server shows slides. */
export function hasSlides(client: QueryClient): boolean {
  return client
    .getQueriesData<unknown[]>({ queryKey: [slideEndpoints.list.route] })
    .some(([, slides]) => slides?.length !== 0)
}

/** The slides of the shop. They are left out if there is none or if they cannot be loaded, because they only advertise. */
export function LandingSlides() {
  const { data: slides = [] } = useQuery(slidesQuery(useProductKey()))
  // A slide without a text says nothing.
  const written = slides.filter(({ landingPageTexts }) => landingPageTexts.length > 0)
  return written.length === 0 ? null : <LateCarousel slides={written} />
}
