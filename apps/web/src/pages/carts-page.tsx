import type { CartSummary } from '@normwerk/contract/cart'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useUnsavedEditsWarning } from '../features/cart/edits/block-on-unsaved-edits.tsx'
import { unsavedEdits, useCartEditor } from '../features/cart/edits/cart-editor.ts'
import { CartsView } from '../features/cart/saved/carts-view.tsx'
import { LoadCart } from '../features/cart/saved/load-cart.tsx'
import { CustomerGate } from '../shared/account/customer-gate.tsx'
import { cartQueryOf } from '../shared/cart/cart-query.ts'
import { useText } from '../texts/language-context.tsx'
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx'
import { Button } from '../ui/forms/button.tsx'
import { Page, PageHead } from '../ui/page.tsx'

export function CartsPage() {
  const text = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const editor = useCartEditor()
  const warnOfUnsavedEdits = useUnsavedEditsWarning()
  const open = (cart: string | null) => void navigate({ to: '/cart', search: cart === null ? {} : { cart } })

  /** Reads the cart only if an edit failed, because the edit may belong to it. */
  async function mayHandOver({ id }: CartSummary): Promise<boolean> {
    if (unsavedEdits(editor) !== 'failed') return true
    const isStuck = await client.ensureQueryData(cartQueryOf(id)).then(warnOfUnsavedEdits, () => false)
    return !isStuck
  }

  return (
    <Page title={text('cart.saved.carts')}>
      <PageHead
        title={text('cart.saved.carts')}
        lead={text('cart.saved.cartsLead')}
        actions={
          <LoadCart onLoaded={({ id }) => open(id)}>
            {(choose, pending) => (
              <Button pending={pending} onClick={choose}>
                {text('cart.saved.load')}
              </Button>
            )}
          </LoadCart>
        }
      />
      <CustomerGate
        permission="cart.keep"
        reason="cart.saved.signInReason"
        rejection="cart.saved.notAllowed"
        loading={
          <Loading>
            <Skeleton height="16rem" />
          </Loading>
        }
      >
        <CartsView onOpen={open} mayHandOver={mayHandOver} />
      </CustomerGate>
    </Page>
  )
}
