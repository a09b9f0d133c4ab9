import type { ProductSummary } from '@normwerk/contract/product'
import type { SizeKey } from '@normwerk/parts/families/families'
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

export function PriceFrom({ product }: { product: ProductSummary }) {
  const text = useText()
  const format = useFormat()
  if (product.priceFrom === null) return null
  return <strong>{text('catalogue.priceFrom', { price: format.money(product.priceFrom) })}</strong>
}
