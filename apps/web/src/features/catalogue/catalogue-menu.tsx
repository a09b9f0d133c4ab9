import type { Category } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import styles from './catalogue-menu.module.css'
import { mainCategoriesQuery, subCategoriesQuery } from './queries.ts'

/** All categories of both levels, reachable from every page. */
export function CatalogueMenu({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog open onClose={onClose} shape="side" title={text('catalogue.title')}>
      <CategoryTree onChoose={onClose} />
      <Link to="/assistant" className={styles.link} onClick={onClose}>
        {text('assistant.title')}
      </Link>
    </Dialog>
  )
}

function CategoryTree({ onChoose }: { onChoose: () => void }) {
  const main = useQuery(mainCategoriesQuery)
  const sub = useQuery(subCategoriesQuery)
  if (main.error !== null) return <ErrorState error={main.error} onRetry={() => void main.refetch()} />
  if (main.data === undefined) {
    return (
      <Loading>
        <Skeleton height="24rem" />
      </Loading>
    )
  }
  return (
    <ul className={styles.tree}>
      {main.data.map((category) => (
        <li key={category.id}>
          <CategoryLink category={category} onChoose={onChoose} />
          <ul>
            {sub.data
              ?.filter((entry) => entry.parentId === category.id)
              .map((entry) => (
                <li key={entry.id}>
                  <CategoryLink category={entry} onChoose={onChoose} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function CategoryLink({ category, onChoose }: { category: Category; onChoose: () => void }) {
  return (
    <Link to="/category/$slug" params={{ slug: category.slug }} className={styles.link} onClick={onChoose}>
      <span>{category.name}</span>
      <span className={styles.count}>{category.productCount}</span>
    </Link>
  )
}
