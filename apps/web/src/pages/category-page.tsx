import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CategoryView } from '../features/catalogue/category-view.tsx'
import { findBySlug, mainCategoriesQuery, subCategoriesQuery } from '../features/catalogue/queries.ts'
import { useText } from '../texts/language-context.tsx'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Page } from '../ui/page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const route = getRouteApi('/category/$slug')

export function CategoryPage() {
  const text = useText()
  const { slug } = route.useParams()
  const { page = 1 } = route.useSearch()
  const navigate = route.useNavigate()
  const main = useQuery(mainCategoriesQuery)
  const sub = useQuery(subCategoriesQuery)
  const error = main.error ?? sub.error
  const categories = [...(main.data ?? []), ...(sub.data ?? [])]
  const complete = main.data !== undefined && sub.data !== undefined
  const category = complete ? findBySlug(categories, slug) : undefined

  if (category !== undefined) {
    return (
      <CategoryView
        key={category.id}
        category={category}
        categories={categories}
        page={page}
        onPage={(next) => void navigate({ search: next === 1 ? {} : { page: next } })}
      />
    )
  }
  if (error !== null && !complete) {
    return (
      <Page title={text('shell.error')}>
        <ErrorState heading="page" error={error} onRetry={() => void Promise.all([main.refetch(), sub.refetch()])} />
      </Page>
    )
  }
  if (complete) return <NotFoundPage />
  return (
    <Page title={text('catalogue.title')}>
      <Loading>
        <Skeleton height="3.5rem" width="20rem" />
      </Loading>
      <Loading>
        <Skeleton height="100dvh" />
      </Loading>
    </Page>
  )
}
