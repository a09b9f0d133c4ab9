import type { Order } from '@normwerk/contract/order'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useCan } from '../../api/me.ts'
import { orderQuery } from '../../features/order/queries.ts'
import { CustomerGate } from '../../shared/account/customer-gate.tsx'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { OrdersIcon } from '../../ui/icons.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

interface Props {
  id: string
  /** Title of the page until the order is known. */
  title: string
  children: (order: Order) => ReactNode
}

/** Reads an order for users who may see it. */
export function WithOrder({ id, title, children }: Props) {
  const waiting = (
    <Waiting title={title}>
      <OrderSkeleton />
    </Waiting>
  )
  return (
    <CustomerGate
      permission="account.use"
      reason="order.signInReason"
      rejection="order.historyNotAllowed"
      loading={waiting}
      frame={(content) => <Waiting title={title}>{content}</Waiting>}
    >
      <ReadOrder id={id} title={title} waiting={waiting}>
        {children}
      </ReadOrder>
    </CustomerGate>
  )
}

function ReadOrder({ id, title, waiting, children }: Props & { waiting: ReactNode }) {
  const order = useQuery(orderQuery(id))
  if (order.data !== undefined) return children(order.data)
  if (order.error === null) return waiting
  const isUnknown = order.error instanceof CallError && order.error.code === 'entryNotFound'
  return (
    <Waiting title={title}>
      {isUnknown ? <UnknownOrder /> : <ErrorState error={order.error} onRetry={() => void order.refetch()} />}
    </Waiting>
  )
}

function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title}>
      <PageHead title={title} />
      {children}
    </Page>
  )
}

function UnknownOrder() {
  const text = useText()
  const seesOrders = useCan('order.history')
  return (
    <EmptyState
      icon={<OrdersIcon size={28} />}
      title={text('order.unknown')}
      actions={
        seesOrders ? (
          <LinkButton to="/orders">{text('order.toOrders')}</LinkButton>
        ) : (
          <LinkButton to="/">{text('shell.toStart')}</LinkButton>
        )
      }
    >
      {text('order.unknownText')}
    </EmptyState>
  )
}

function OrderSkeleton() {
  return (
    <Loading>
      <Skeleton height="26rem" />
    </Loading>
  )
}
