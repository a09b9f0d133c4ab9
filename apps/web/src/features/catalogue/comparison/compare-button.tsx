import { maxCompared } from '@normwerk/contract/limits'
import type { ProductSummary } from '@normwerk/contract/product'
import type { Filter } from '@normwerk/contract/search'
import { useText } from '../../../texts/language-context.tsx'
import { LinkButton } from '../../../ui/forms/button.tsx'
import { TableIcon } from '../../../ui/icons.tsx'
import { formatFilters } from '../filter-text.ts'

interface Props {
  products: readonly Pick<ProductSummary, 'productNr'>[]
  /** Of these, the comparison keeps the sizes. */
  filters?: readonly Filter[]
}

/** Leads to the comparison of the first products of a list. One product has nothing to be compared with. */
export function CompareButton({ products, filters = [] }: Props) {
  const text = useText()
  if (products.length < 2) return null
  const compared = products.slice(0, maxCompared)
  const sizes = filters.filter(({ values = [] }) => values.length === 1 && typeof values[0] === 'number')
  return (
    <LinkButton
      to="/compare"
      search={{
        products: compared.map(({ productNr }) => productNr).join(','),
        ...(sizes.length > 0 && { filters: formatFilters(sizes) }),
      }}
      size="small"
      icon={<TableIcon size={16} />}
    >
      {text('catalogue.compare', { count: compared.length })}
    </LinkButton>
  )
}
