import { useNavigate } from '@tanstack/react-router'
import { CartsView } from '../features/saved-cart/carts-view.tsx'
import { LoadCart } from '../features/saved-cart/load-cart.tsx'
import { useText } from '../texts/language-context.tsx'
import { CustomerGate } from '../trade/customer-gate.tsx'
import { Button } from '../ui/button.tsx'
import { Page, PageHead } from '../ui/page.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

export function CartsPage() {
  const text = useText()
  const navigate = useNavigate()
  const open = (cart: string | null) => void navigate({ to: '/cart', search: cart === null ? {} : { cart } })
  return (
    <Page title={text('savedCart.carts')}>
      <PageHead
        title={text('savedCart.carts')}
        lead={text('savedCart.cartsLead')}
        actions={
          <LoadCart onLoaded={({ id }) => open(id)}>
            {(choose, pending) => (
              <Button pending={pending} onClick={choose}>
                {text('savedCart.load')}
              </Button>
            )}
          </LoadCart>
        }
      />
      <CustomerGate
        permission="cart.use"
        reason="cart.signInReason"
        refusal="cart.notAllowed"
        loading={
          <Loading>
            <Skeleton height="16rem" />
          </Loading>
        }
      >
        <CartsView onOpen={open} />
      </CustomerGate>
    </Page>
  )
}
