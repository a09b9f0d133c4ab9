import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../texts/language-context.tsx'
import { Section } from '../../../ui/page.tsx'
import { ProductStrip } from '../product-strip.tsx'
import { summariesQuery } from '../queries.ts'
import { useViewedProducts } from '../viewed-products.ts'

/** The products that were looked at last. Those that are no longer sold are left out. */
export function ViewedProducts() {
  const text = useText()
  const productNrs = useViewedProducts()
  const found = useQuery({ ...summariesQuery(productNrs), enabled: productNrs.length > 0 })
  const products = productNrs.flatMap((productNr) => found.data?.find((item) => item.productNr === productNr) ?? [])
  if (products.length === 0) return null
  return (
    <Section title={text('catalogue.landing.viewed')}>
      <ProductStrip products={products} />
    </Section>
  )
}
