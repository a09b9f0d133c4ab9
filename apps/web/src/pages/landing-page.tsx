import { useCan } from '../api/me.ts'
import { LandingCategories } from '../features/catalogue/landing/landing-categories.tsx'
import { LandingProducts } from '../features/catalogue/landing/landing-products.tsx'
import { LandingSearch } from '../features/catalogue/landing/landing-search.tsx'
import { LandingNews } from '../features/content/news/landing-news.tsx'
import { LandingSlides } from '../features/content/slides/landing-slides.tsx'
import { useText } from '../texts/language-context.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { latePart } from '../ui/late/late-part.tsx'
import { Page } from '../ui/page.tsx'

const OwnStart = latePart(() => import('./landing/own-start.tsx').then((file) => file.OwnStart), 'orderStart')

export function LandingPage() {
  const text = useText()
  const isCustomer = useCan('cart.keep')
  return (
    <Page title={text('catalogue.landing.title')}>
      <LandingSearch />
      {isCustomer && (
        <OwnStart
          meanwhile={
            <Loading>
              <Skeleton height="18rem" />
            </Loading>
          }
        />
      )}
      <LandingSlides />
      <LandingCategories />
      <LandingProducts />
      <LandingNews />
    </Page>
  )
}
