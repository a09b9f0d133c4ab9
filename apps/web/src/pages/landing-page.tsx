import { LandingCategories } from '../features/catalogue/landing/landing-categories.tsx'
import { LandingProducts } from '../features/catalogue/landing/landing-products.tsx'
import { LandingSearch } from '../features/catalogue/landing/landing-search.tsx'
import { LandingNews } from '../features/content/news/landing-news.tsx'
import { LandingSlides } from '../features/content/slides/landing-slides.tsx'
import { useText } from '../texts/language-context.tsx'
import { Page } from '../ui/page.tsx'

export function LandingPage() {
  const text = useText()
  return (
    <Page title={text('catalogue.landing.title')}>
      <LandingSearch />
      <LandingSlides />
      <LandingCategories />
      <LandingProducts />
      <LandingNews />
    </Page>
  )
}
