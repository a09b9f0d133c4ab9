import type { Category } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ProductStar } from '../../shared/parts/favorite-toggle.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Pagination } from '../../ui/data/pagination.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { Page, PageHead, Section } from '../../ui/page.tsx'
import { FilterIcon } from '../../ui/page-icons.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { CompareButton } from './comparison/compare-button.tsx'
import { searchQuery } from './filter/queries.ts'
import styles from './product-list.module.css'
import { ListViewSwitch, ProductList, ProductListSkeleton } from './product-list.tsx'

const pageSize = 60

interface Props {
  category: Category
  /** Categories of both levels. */
  categories: readonly Category[]
  page: number
  onPage: (page: number) => void
}

export function CategoryView({ category, categories, page, onPage }: Props) {
  const text = useText()
  const parent = categories.find((entry) => entry.id === category.parentId)
  const children = categories.filter((entry) => entry.parentId === category.id)
  return (
    <Page title={category.name}>
      <PageHead
        title={category.name}
        breadcrumb={<CategoryPath parent={parent} />}
        actions={
          <LinkButton to="/search" search={{ category: category.slug }} icon={<FilterIcon size={18} />}>
            {text('catalogue.filterCategory')}
          </LinkButton>
        }
      />
      {children.length > 0 && <CategoryGrid categories={children} />}
      <CategoryProducts category={category} page={page} onPage={onPage} />
    </Page>
  )
}

function CategoryPath({ parent }: { parent: Category | undefined }) {
  const text = useText()
  const start = { key: 'start', link: <Link to="/">{text('shell.start')}</Link> }
  if (parent === undefined) return <Breadcrumb entries={[start]} />
  const link = (
    <Link to="/category/$slug" params={{ slug: parent.slug }}>
      {parent.name}
    </Link>
  )
  return <Breadcrumb entries={[start, { key: parent.id, link }]} />
}

function CategoryProducts({ category, page, onPage }: Omit<Props, 'categories'>) {
  const text = useText()
  const found = useQuery(searchQuery({ categoryId: category.id, compact: true, pageRequest: { page, size: pageSize } }))
  if (found.error !== null && found.data === undefined) {
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  }
  if (found.data === undefined) return <ProductListSkeleton count={Math.min(category.productCount, 12)} />
  const { items, total } = found.data
  if (total === 0)
    return <EmptyState title={text('catalogue.emptyCategory')}>{text('catalogue.emptyCategoryText')}</EmptyState>
  return (
    <Section
      title={text('catalogue.productCount', { count: total })}
      aside={
        <div className={styles.listTools}>
          <CompareButton products={items} />
          <ListViewSwitch />
        </div>
      }
    >
      <ProductList products={items} cornerOf={(product) => <ProductStar product={product} />} />
      <Pagination page={page} size={pageSize} total={total} onPage={onPage} />
    </Section>
  )
}
