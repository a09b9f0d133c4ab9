import { useQuery } from '@tanstack/react-query'
import { ProductStrip, ProductStripSkeleton } from '../../features/catalogue/product-list.tsx'
import { relatedQuery } from '../../features/catalogue/queries.ts'
import { useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'

const maxShown = 6

export function RelatedProducts({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const shown = ids.slice(0, maxShown)
  const { data, isPending } = useQuery({ ...relatedQuery(shown), enabled: shown.length > 0 })
  if (shown.length === 0) return null
  return (
    <Section title={text('product.related')}>
      {isPending ? <ProductStripSkeleton count={shown.length} /> : <ProductStrip products={data ?? []} />}
    </Section>
  )
}
