import type { Category } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Drawing } from '../../../shared/parts/drawing.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../ui/page.tsx'
import { mainCategoriesQuery, subCategoriesQuery } from '../queries.ts'
import styles from './landing-categories.module.css'

const usualCount = 4

/** The main categories with their subcategories; nothing if the shop has none yet. */
export function LandingCategories() {
  const text = useText()
  const main = useQuery(mainCategoriesQuery)
  const sub = useQuery(subCategoriesQuery)
  const error = main.error ?? sub.error
  if (main.data?.length === 0) return null
  return (
    <Section
      title={text('catalogue.landing.categories')}
      aside={<Link to="/assistant">{text('assistant.title')}</Link>}
    >
      {error !== null && <ErrorState error={error} onRetry={() => void Promise.all([main.refetch(), sub.refetch()])} />}
      {error === null && (main.isPending || sub.isPending) && (
        <Loading className={styles.grid}>
          {Array.from({ length: usualCount }, (_, at) => at).map((place) => (
            <Skeleton key={place} height="17rem" />
          ))}
        </Loading>
      )}
      {main.data !== undefined && sub.data !== undefined && (
        <ul className={styles.grid}>
          {main.data.map((category) => (
            <li key={category.id} className={styles.card}>
              <CategoryCard category={category} below={sub.data.filter((entry) => entry.parentId === category.id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

function CategoryCard({ category, below }: { category: Category; below: readonly Category[] }) {
  const text = useText()
  return (
    <>
      <Link to="/category/$slug" params={{ slug: category.slug }} className={styles.head}>
        <Drawing path={category.drawing} alt="" width={112} height={64} eager />
        <span>
          <strong className={styles.name}>{category.name}</strong>
          <span className={styles.count}>{text('catalogue.productCount', { count: category.productCount })}</span>
        </span>
      </Link>
      <ul className={styles.below}>
        {below.map((entry) => (
          <li key={entry.id}>
            <Link to="/category/$slug" params={{ slug: entry.slug }}>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
