import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'
import { orderQuery } from '../../features/order/queries.ts'
import { projectQuery } from '../../features/project/queries.ts'
import { PartFilesZip } from '../../features/resource/part-files-zip.tsx'
import { cartQueryOf } from '../../shared/cart/cart-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { CadFrame } from './cad-frame.tsx'

const meta = { showsError: true }

export function PartsOfCart({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...cartQueryOf(id), meta })
  if (data === undefined) return <Unread error={error} onRetry={() => void refetch()} />
  const source = (
    <Link to="/cart" search={{ cart: id }}>
      {data.name}
    </Link>
  )
  return (
    <CadFrame source={source}>
      <PartFilesZip parts={data.cartPositions} />
    </CadFrame>
  )
}

export function PartsOfOrder({ id }: { id: string }) {
  const text = useText()
  const { data, error, refetch } = useQuery({ ...orderQuery(id), meta })
  if (data === undefined) return <Unread error={error} onRetry={() => void refetch()} />
  const { orderNumber: number, orderType } = data
  const source = (
    <Link to="/order/$id" params={{ id }}>
      {text(orderType === 'Inquiry' ? 'order.inquiryTitle' : 'order.orderTitle', { number })}
    </Link>
  )
  return (
    <CadFrame source={source}>
      <PartFilesZip parts={data.positions} />
    </CadFrame>
  )
}

/** The parts that were ordered for a project, and those in its carts. */
export function PartsOfProject({ id }: { id: string }) {
  const project = useQuery({ ...projectQuery(id), meta })
  const { carts = [], ordered = [] } = project.data ?? {}
  const read = useQueries({ queries: carts.map((cart) => ({ ...cartQueryOf(cart.id), meta })) })
  const all = [project, ...read]
  if (project.data === undefined || read.some(({ data }) => data === undefined)) {
    const error = all.map((query) => query.error).find((one) => one !== null) ?? null
    return <Unread error={error} onRetry={() => all.forEach((query) => void query.refetch())} />
  }
  const { number, name } = project.data
  const source = (
    <Link to="/projects/$id" params={{ id }}>
      {`${number} · ${name}`}
    </Link>
  )
  return (
    <CadFrame source={source}>
      <PartFilesZip parts={[...read.flatMap(({ data }) => data?.cartPositions ?? []), ...ordered]} />
    </CadFrame>
  )
}

function Unread({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const text = useText()
  if (error === null) return <CadFrame />
  const isGone = error instanceof CallError && error.code === 'entryNotFound'
  return (
    <CadFrame>
      {isGone ? (
        <EmptyState title={text('cad.gone')} actions={<LinkButton to="/cad">{text('cad.enterParts')}</LinkButton>}>
          {text('cad.goneText')}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </CadFrame>
  )
}
