import { LandingCategories } from '../features/catalogue/landing-categories.tsx'
import { LandingProducts } from '../features/catalogue/landing-products.tsx'
import { LandingSearch } from '../features/catalogue/landing-search.tsx'
import { useText } from '../texts/language-context.tsx'
import { Page } from '../ui/page.tsx'

export function LandingPage() {
  const text = useText()
  return (
    <Page title={text('landing.title')}>
      <LandingSearch />
      <LandingCategories />
      <LandingProducts />
    </Page>
  )
}
