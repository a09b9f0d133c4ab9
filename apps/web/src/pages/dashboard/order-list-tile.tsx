import type { ListedOrder } from '@normwerk/contract/order'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import styles from './dashboard.module.css'
import { OrderLines } from './order-lines.tsx'
import { Tile } from './tile.tsx'

interface Props {
  title: string
  icon: ReactNode
  /** Those that the page behind the tile shows. */
  type: 'Order' | 'Inquiry'
  query: UseQueryResult<ListedOrder[]>
  /** What the tile says if there are none. */
  nothing: string
}

/** The newest orders or inquiries, and a link to all. */
export function OrderListTile({ title, icon, type, query: { data, error, refetch }, nothing }: Props) {
  const text = useText()
  return (
    <Tile
      title={title}
      icon={icon}
      aside={
        <Link to="/orders" search={{ type }} className={styles.more}>
          {text('dashboard.all')}
        </Link>
      }
    >
      {data !== undefined && data.length > 0 ? (
        <OrderLines orders={data} />
      ) : data !== undefined ? (
        <p className={styles.soft}>{nothing}</p>
      ) : error !== null ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton height="12rem" />
        </Loading>
      )}
    </Tile>
  )
}
