import { drawnDeals } from '@normwerk/contract/limits'
import type { ProductSummary } from '@normwerk/contract/product'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Section } from '../../../ui/page.tsx'
import { ProductStrip, ProductStripSkeleton } from '../product-strip.tsx'
import { dealsQuery, highlightedNumbersQuery, newNumbersQuery, summariesQuery } from '../queries.ts'

/** Of each list that staff chose. */
export const maxShown = 6

/** Products that staff chose for the landing page. An empty or failed list is left out, because it is only an offer. */
export function LandingProducts() {
  const text = useText()
  const deals = useQuery(dealsQuery(drawnDeals))
  const fresh = useSummaries(useQuery(newNumbersQuery))
  const highlighted = useSummaries(useQuery(highlightedNumbersQuery))
  return (
    <>
      <Offer
        title={text('catalogue.landing.deals')}
        products={deals.isPending ? null : (deals.data ?? [])}
        aside={
          <Link to="/search" search={{ deals: true }}>
            {text('catalogue.landing.allDeals')}
          </Link>
        }
      />
      <Offer title={text('catalogue.landing.new')} products={fresh} />
      <Offer title={text('catalogue.landing.highlighted')} products={highlighted} />
    </>
  )
}

interface OfferProps {
  title: string
  products: readonly ProductSummary[] | null
  aside?: ReactNode
}

function Offer({ title, products, aside }: OfferProps) {
  if (products?.length === 0) return null
  return (
    <Section title={title} aside={aside}>
      {products === null ? <ProductStripSkeleton count={drawnDeals} /> : <ProductStrip products={products} />}
    </Section>
  )
}

/** Returns the summaries of product numbers in their order; `null` while they load. */
function useSummaries(numbers: UseQueryResult<{ productNrs: string[] }>): readonly ProductSummary[] | null {
  const productNrs = numbers.data?.productNrs.slice(0, maxShown) ?? []
  const found = useQuery({ ...summariesQuery(productNrs), enabled: productNrs.length > 0 })
  if (numbers.isPending || found.isLoading) return null
  return productNrs.flatMap((productNr) => found.data?.find((item) => item.productNr === productNr) ?? [])
}
