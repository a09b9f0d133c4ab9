import { ProductList, ProductListSkeleton } from '../../features/catalogue/product-list.tsx'
import { ProductStar } from '../../shared/parts/favorite-toggle.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NothingFound } from './nothing-found.tsx'
import { productsPerPage, type useFoundProducts } from './use-results.ts'
import type { SearchState } from './use-search-state.ts'

interface Props {
  state: SearchState
  found: ReturnType<typeof useFoundProducts>
}

export function ProductResults({ state, found }: Props) {
  if (found.error !== null) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (found.data === undefined) return <ProductListSkeleton count={12} />
  const { items, total } = found.data
  if (total === 0) return <NothingFound state={state} found={found.data} />
  return (
    <>
      <ProductList products={items} cornerOf={(product) => <ProductStar product={product} />} />
      <Pagination page={state.page} size={productsPerPage} total={total} onPage={state.change.page} />
    </>
  )
}
