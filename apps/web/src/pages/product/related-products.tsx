import { useQuery } from '@tanstack/react-query'
import { ProductStrip, ProductStripSkeleton } from '../../features/catalogue/product-strip.tsx'
import { maxRelated, relatedQuery } from '../../features/catalogue/queries.ts'
import { useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'

export function RelatedProducts({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const { data, isPending } = useQuery({ ...relatedQuery(ids), enabled: ids.length > 0 })
  if (ids.length === 0) return null
  return (
    <Section title={text('product.related')}>
      {isPending ? (
        <ProductStripSkeleton count={Math.min(ids.length, maxRelated)} />
      ) : (
        <ProductStrip products={data ?? []} />
      )}
    </Section>
  )
}
