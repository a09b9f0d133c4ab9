import type { ProductSummary } from '@normwerk/contract/product'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

export function ProductFlags({ product }: { product: ProductSummary }) {
  const text = useText()
  return (
    <>
      {product.isDeal && <StatusBadge tone="deal">{text('catalogue.deal')}</StatusBadge>}
      {product.isNew && <StatusBadge tone="info">{text('catalogue.new')}</StatusBadge>}
    </>
  )
}
