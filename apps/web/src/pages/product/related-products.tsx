import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ProductStrip, ProductStripSkeleton } from '../../features/catalogue/product-list.tsx'
import { productQuery } from '../../features/catalogue/queries.ts'
import { useText } from '../../texts/language-context.tsx'
import { Section } from '../../ui/page.tsx'

const most = 4

/** Fetched when they come near the window: each brings its whole dimension table along. */
export function RelatedProducts({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const found = useQueries({ queries: ids.slice(0, most).map((id) => ({ ...productQuery(id), enabled: near })) })

  useEffect(() => {
    if (place.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true)
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  if (ids.length === 0) return null
  const loading = found.some(({ isPending }) => isPending)
  return (
    <div ref={place}>
      <Section title={text('product.related')}>
        {loading ? (
          <ProductStripSkeleton count={Math.min(ids.length, most)} />
        ) : (
          <ProductStrip products={found.flatMap(({ data }) => data ?? [])} />
        )}
      </Section>
    </div>
  )
}
