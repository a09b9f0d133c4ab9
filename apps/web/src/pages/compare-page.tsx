import type { Filter } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useOrderArticle } from '../features/cart/use-order-article.ts'
import { ComparisonTable } from '../features/catalogue/comparison/comparison-table.tsx'
import { splitFacts } from '../features/catalogue/comparison/differing-facts.ts'
import { comparisonQuery } from '../features/catalogue/comparison/queries.ts'
import { SameFacts } from '../features/catalogue/comparison/same-facts.tsx'
import { SizeChoices } from '../features/catalogue/comparison/size-choices.tsx'
import { formatFilters, parseFilters } from '../features/catalogue/filter-text.ts'
import { SignInDialog } from '../shared/account/late-dialog.ts'
import { useText } from '../texts/language-context.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { LinkButton } from '../ui/forms/button.tsx'
import { TableIcon } from '../ui/icons.tsx'
import { Page, PageHead } from '../ui/page.tsx'

const route = getRouteApi('/compare')

/** Products side by side. The address names them and their size, so that it can be sent to a colleague. */
export function ComparePage() {
  const text = useText()
  const { products = '' } = route.useSearch()
  const productNrs = products.split(',').filter(Boolean)
  return (
    <Page title={text('catalogue.comparison.title')} width="wide">
      <PageHead title={text('catalogue.comparison.title')} lead={text('catalogue.comparison.lead')} />
      {productNrs.length === 0 ? <NothingToCompare /> : <Comparison productNrs={productNrs} />}
    </Page>
  )
}

function Comparison({ productNrs }: { productNrs: readonly string[] }) {
  const text = useText()
  const navigate = route.useNavigate()
  const filters = parseFilters(route.useSearch().filters ?? '')
  const { data, error, refetch, isPlaceholderData } = useQuery(
    comparisonQuery({ productNrs: [...productNrs], filters }),
  )
  const { order, asking, stopAsking } = useOrderArticle()
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) {
    return (
      <Loading>
        <Skeleton height="40rem" />
      </Loading>
    )
  }
  const { products, sizes } = data
  if (products.length === 0) return <NothingToCompare />
  const missing = productNrs.filter((number) => !products.some(({ productNr }) => productNr === number))
  const { differing, same } = splitFacts(products)
  const change = (numbers: readonly string[], next: readonly Filter[]) =>
    void navigate({
      search: { products: numbers.join(','), ...(next.length > 0 && { filters: formatFilters(next) }) },
      resetScroll: false,
      replace: true,
    })
  return (
    <>
      {missing.length > 0 && !isPlaceholderData && (
        <Notice tone="warn">{text('catalogue.comparison.notSold', { numbers: missing.join(', ') })}</Notice>
      )}
      <SizeChoices sizes={sizes} filters={filters} onChange={(next) => change(productNrs, next)} />
      <SameFacts facts={same} />
      <ComparisonTable
        products={products}
        facts={differing}
        stale={isPlaceholderData}
        onOrder={order}
        onRemove={(removed) =>
          change(
            productNrs.filter((number) => number !== removed),
            filters,
          )
        }
      />
      <SignInDialog open={asking} onClose={stopAsking} />
    </>
  )
}

function NothingToCompare() {
  const text = useText()
  return (
    <EmptyState
      icon={<TableIcon size={28} />}
      title={text('catalogue.comparison.none')}
      actions={<LinkButton to="/search">{text('search.title')}</LinkButton>}
    >
      {text('catalogue.comparison.noneText')}
    </EmptyState>
  )
}
