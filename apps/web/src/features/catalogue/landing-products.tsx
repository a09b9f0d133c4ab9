import type { ProductSummary } from '@normwerk/contract/product'
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import { useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'
import { ProductStrip, ProductStripSkeleton } from './product-list.tsx'
import { dealsQuery, highlightedNumbersQuery, newNumbersQuery, summaryByNumberQuery } from './queries.ts'

const dealCount = 6
const mostShown = 6

/** What staff put on the landing page; a list that is empty or fails is left out, as it is only an offer. */
export function LandingProducts() {
  const text = useText()
  const deals = useQuery(dealsQuery(dealCount))
  const fresh = useSummaries(useQuery(newNumbersQuery))
  const highlighted = useSummaries(useQuery(highlightedNumbersQuery))
  return (
    <>
      <Offer title={text('landing.deals')} products={deals.isPending ? null : (deals.data ?? [])} />
      <Offer title={text('landing.new')} products={fresh} />
      <Offer title={text('landing.highlighted')} products={highlighted} />
    </>
  )
}

function Offer({ title, products }: { title: string; products: readonly ProductSummary[] | null }) {
  if (products?.length === 0) return null
  return (
    <Section title={title}>
      {products === null ? <ProductStripSkeleton count={dealCount} /> : <ProductStrip products={products} />}
    </Section>
  )
}

/** The summaries behind product numbers; `null` while they load. */
function useSummaries(numbers: UseQueryResult<{ productNrs: string[] }>): readonly ProductSummary[] | null {
  const productNrs = numbers.data?.productNrs.slice(0, mostShown) ?? []
  const pages = useQueries({ queries: productNrs.map((productNr) => summaryByNumberQuery(productNr)) })
  if (numbers.isPending || pages.some((page) => page.isPending)) return null
  return pages.flatMap((page, at) => page.data?.items.find((item) => item.productNr === productNrs[at]) ?? [])
}
