import { useText } from '../../texts/language-context.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './product.module.css'

/** Skeletons of head, drawing, letters, panel and table in their sizes. */
export function ProductSkeleton() {
  const text = useText()
  return (
    <Page title={text('shell.product')}>
      <Loading className={styles.skeletonHead}>
        <Skeleton height="1.5rem" width="14rem" />
        <Skeleton height="2.125rem" width="min(32rem, 90%)" />
        <Skeleton height="1.375rem" width="18rem" />
      </Loading>
      <div className={styles.layout} aria-hidden="true">
        <div className={styles.top}>
          <div className={styles.drawingPlace}>
            <Skeleton height="100%" />
          </div>
          <Skeleton height="12rem" />
        </div>
        <div className={styles.aside} data-empty>
          <Skeleton height="20rem" />
        </div>
        <div className={styles.table}>
          <TableSkeleton />
        </div>
      </div>
    </Page>
  )
}

export function TableSkeleton() {
  return <Skeleton height="30rem" />
}
