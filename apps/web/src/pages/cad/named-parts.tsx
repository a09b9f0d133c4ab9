import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../api/call-error.ts'
import { PartFilesZip } from '../../features/resource/part-files-zip.tsx'
import { cartQueryOf } from '../../shared/cart/cart-query.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { CadFrame } from './cad-frame.tsx'

/** The files of a cart, without an id of the default one. */
export function PartsOfCart({ id }: { id: string | null }) {
  const { data, error, refetch } = useQuery({ ...cartQueryOf(id), meta: { showsError: true } })
  if (data === undefined) return <Unread error={error} onRetry={() => void refetch()} />
  const source = (
    <Link to="/cart" search={id === null ? {} : { cart: id }}>
      {data.name}
    </Link>
  )
  return (
    <CadFrame source={source}>
      <PartFilesZip parts={data.cartPositions} />
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
        <EmptyState title={text('cad.gone')} actions={<LinkButton to="/carts">{text('dashboard.carts')}</LinkButton>}>
          {text('cad.goneText')}
        </EmptyState>
      ) : (
        <ErrorState error={error} onRetry={onRetry} />
      )}
    </CadFrame>
  )
}
