import type { CartPosition } from '@normwerk/contract/cart'
import type { Product, ProductDimension } from '@normwerk/contract/product'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { type PartChanges, PartChangesContext } from '../../features/cart/changes/part-changes.ts'
import { wantFocus } from '../../features/cart/table/requested-focus.ts'
import { dimensionQuery, productQuery } from '../../features/catalogue/queries.ts'
import { isMakable } from '../../shared/parts/part-of.ts'
import { useText } from '../../texts/language-context.tsx'
import { useEnterBundle } from '../../texts/use-enter-bundle.ts'
import { lateDialog } from '../../ui/late/late-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { CutOffer } from './cut-offer.tsx'

const CutDialog = lateDialog(
  () => import('./cut-dialog.tsx').then((file) => file.CutDialog),
  'cart',
  'cartActions',
  'machining',
  'catalogue',
  'trimming',
  'forms',
)
const ReplaceDialog = lateDialog(
  () => import('./replace-position.tsx').then((file) => file.ReplacePosition),
  'cart',
  'cartActions',
  'partsList',
  'designation',
  'forms',
)

interface PartOfPosition {
  position: CartPosition
  product: Product
  dimension: ProductDimension
}

/** Provides the dialogs that cut or replace the part of a position. */
export function ChangeParts({ children }: { children: ReactNode }) {
  const text = useText()
  const client = useQueryClient()
  const enterBundle = useEnterBundle()
  const [cutting, setCutting] = useState<PartOfPosition | null>(null)
  const [replacing, setReplacing] = useState<CartPosition | null>(null)
  const [replaced, setReplaced] = useState<{ id: string } | null>(null)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (position: CartPosition) => {
      const [product, dimension] = await Promise.all([
        client.ensureQueryData(productQuery(position.productId)),
        client.ensureQueryData(dimensionQuery(position.productDimensionId)),
        CutDialog.late.load(enterBundle),
      ])
      return { position, product, dimension }
    },
  })
  const opening = isPending ? variables.id : null

  // The focused button is removed with the replaced position.
  useEffect(() => {
    if (replaced !== null) wantFocus(replaced.id)
  }, [replaced])

  const changes = useMemo<PartChanges>(() => {
    // Only the newest request opens a dialog.
    const onCut = (position: CartPosition) =>
      mutate(position, {
        onSuccess: (found) => {
          if (isOfferedCut(found)) setCutting(found)
          else showToast({ message: text('cart.page.cutImpossible'), tone: 'bad' })
        },
      })
    return {
      opening,
      onCut,
      onReplace: setReplacing,
      offerCut: (position) => <CutOffer position={position} onCut={() => onCut(position)} />,
    }
  }, [mutate, opening, text])

  return (
    <PartChangesContext value={changes}>
      {children}
      {cutting !== null && (
        <CutDialog
          key={cutting.position.id}
          {...cutting}
          onClose={() => setCutting((now) => (now === cutting ? null : now))}
        />
      )}
      {replacing !== null && (
        <ReplaceDialog
          key={replacing.id}
          position={replacing}
          onClose={() => setReplacing(null)}
          onReplaced={() => {
            // Another replacement may have been requested before this one is done.
            setReplacing((now) => (now?.id === replacing.id ? null : now))
            setReplaced({ id: replacing.id })
          }}
        />
      )}
    </PartChangesContext>
  )
}

function isOfferedCut({ position, dimension }: PartOfPosition): boolean {
  return !position.discontinued && isMakable(dimension)
}
