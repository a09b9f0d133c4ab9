import type { ProductSummary } from '@normwerk/contract/product'
import type { FoundProduct } from '@normwerk/contract/search'
import type { SizeKey } from '@normwerk/parts/families/families'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'

/**
 * The symbols of the sizes that a toolmaker looks for first, by attribute. The browser does not know the families, so a
 * test ensures that each family has one of them.
 */
export const signs: readonly { attribute: SizeKey; sign: string }[] = [
  { attribute: 'diameter', sign: '⌀' },
  { attribute: 'outerDiameter', sign: '⌀' },
  { attribute: 'threadDiameter', sign: 'M' },
  { attribute: 'length', sign: 'L' },
  { attribute: 'innerDiameter', sign: '⌀' },
  { attribute: 'cordDiameter', sign: '⌀' },
]
const maxShown = 2

/** "⌀ 1.5–32 · L 40–1000 mm" for a product with such sizes. */
export function SizeRange({ product }: { product: ProductSummary }) {
  const format = useFormat()
  const ranges = signs.flatMap(({ attribute, sign }) => {
    const range = product.ranges[attribute]
    if (range === undefined || Array.isArray(range)) return []
    const { min, max } = range
    return `${sign} ${min === max ? format.typed(min) : `${format.typed(min)}–${format.typed(max)}`}`
  })
  if (ranges.length === 0) return null
  return <>{`${ranges.slice(0, maxShown).join('  ·  ')} mm`}</>
}

/** The number of the only article that passes the filters, or how many do. */
export function SizeCount({ product: { dimensionCount: total, passing } }: { product: FoundProduct }) {
  const text = useText()
  if (passing?.articleNo) return <ArticleNumber>{passing.articleNo}</ArticleNumber>
  if (passing === undefined || passing.count === total) return <>{text('catalogue.sizeCount', { count: total })}</>
  return <>{text('catalogue.passingSizes', { count: passing.count, total })}</>
}

/** The price of the only article that passes the filters, or the lowest of several. */
export function PriceFrom({ product }: { product: FoundProduct }) {
  const text = useText()
  const format = useFormat()
  const { priceFrom } = product.passing ?? product
  if (priceFrom === null) return null
  const price = format.money(priceFrom)
  return <strong>{product.passing?.articleNo ? price : text('catalogue.priceFrom', { price })}</strong>
}
