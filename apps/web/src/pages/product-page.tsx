import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CallError } from '../api/call-error.ts'
import { productByNumberQuery } from '../features/catalogue/queries.ts'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { ProductSkeleton } from './product/product-skeleton.tsx'
import { ProductView } from './product/product-view.tsx'
import { ProductNotFoundPage } from './product-not-found-page.tsx'

const route = getRouteApi('/product/$productNr')

export function ProductPage() {
  const text = useText()
  const { productNr } = route.useParams()
  const product = useQuery(productByNumberQuery(productNr))
  if (product.data !== undefined) return <ProductView key={productNr} product={product.data} />
  if (product.error === null) return <ProductSkeleton />
  const { error } = product
  if (error instanceof CallError && error.code === 'entryNotFound') return <ProductNotFoundPage productNr={productNr} />
  return (
    <Page title={text('shell.product')}>
      <ErrorState error={error} onRetry={() => void product.refetch()} />
    </Page>
  )
}
