import type { Cart, CartPosition } from '@normwerk/contract/cart'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useCan } from '../api/me.ts'
import { CartTotals } from '../features/cart/cart-totals.tsx'
import { ChangesNotice } from '../features/cart/changes/changes-notice.tsx'
import { SaveAnnouncer } from '../features/cart/edits/save-announcer.tsx'
import { useFlushOnLeave } from '../features/cart/edits/use-flush-on-leave.ts'
import { ForeignCart } from '../features/cart/saved/foreign-cart.tsx'
import { HandedOverNotice } from '../features/cart/saved/handed-over-notice.tsx'
import { LoadCart } from '../features/cart/saved/load-cart.tsx'
import { useCartFocus } from '../features/cart/saved/use-cart-focus.ts'
import type { SortView } from '../features/cart/table/arrange-positions.ts'
import { formatSort, readSort } from '../features/cart/table/arrange-positions.ts'
import { CartTable } from '../features/cart/table/cart-table.tsx'
import { type Concern, noFilter } from '../features/cart/table/filter-positions.ts'
import { focusTable } from '../features/cart/table/table-bar.tsx'
import { useCart } from '../features/cart/use-cart.ts'
import { AddressGone } from '../shared/cart/address-gone.tsx'
import { useText } from '../texts/language-context.tsx'
import { latePart } from '../ui/late/late-part.tsx'
import { AddPartForms } from './cart/add-part-forms.tsx'
import { CartBar, useCartName } from './cart/cart-bar.tsx'
import { CartGone } from './cart/cart-gone.tsx'
import { ChangeParts } from './cart/change-parts.tsx'
import { CheckoutButton } from './cart/checkout-button.tsx'
import { EmptyCart } from './cart/empty-cart.tsx'
import { PhoneBar } from './cart/phone-bar.tsx'
import { useFormsAbove } from './cart/use-forms-above.ts'
import { usePositionFromLink } from './cart/use-position-from-link.ts'
import styles from './cart-page.module.css'
import { CheckoutFrame, CheckoutLayout } from './checkout/checkout-frame.tsx'

const route = getRouteApi('/cart')
const ChosenBar = latePart(() => import('./cart/chosen-bar.tsx').then((file) => file.ChosenBar), 'cart', 'cartActions')

export function CartPage() {
  const { cart: id = null } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: cart } = useCart(id)
  const keepsCarts = useCan('cart.keep')
  const name = useCartName(cart)
  useCartFocus(cart)
  const savedId = id !== null && cart?.default !== true ? id : undefined
  // Around the whole page, because a loaded file is reported even if another cart is open by then.
  return (
    <LoadCart onLoaded={(loaded) => void navigate({ to: '/cart', search: { cart: loaded.id } })}>
      {(choose, pending) => (
        <CheckoutFrame
          step="cart"
          savedId={savedId}
          name={name}
          head={
            cart !== undefined &&
            keepsCarts && <CartBar key={cart.id} cart={cart} onLoad={choose} isLoading={pending} />
          }
          missing={<CartGone />}
        >
          {(known) => <CartContents key={known.id} cart={known} />}
        </CheckoutFrame>
      )}
    </LoadCart>
  )
}

function CartContents({ cart }: { cart: Cart }) {
  const text = useText()
  const { sort: sortText } = route.useSearch()
  const navigate = route.useNavigate()
  const [added, setAdded] = useState<CartPosition | null>(null)
  const [filter, setFilter] = useState(noFilter)
  const formsAbove = useFormsAbove(cart.id, cart.positionCount)
  const sort = useMemo(() => readSort(sortText), [sortText])
  useFlushOnLeave()
  usePositionFromLink()
  const isEmpty = cart.cartPositions.length === 0
  const readOnly = cart.right === 'read'
  const isThere = cart.cartPositions.some(({ id }) => id === added?.id)

  function sortBy(view: SortView): void {
    void navigate({ search: (old) => ({ ...old, sort: formatSort(view) }), replace: true, resetScroll: false })
  }

  function show(concern: Concern | null): void {
    setFilter({ ...noFilter, concern })
  }

  function showAfterAcknowledging(): void {
    focusTable()
    show(null)
  }

  return (
    <ChangeParts>
      <SaveAnnouncer cart={cart} />
      <CheckoutLayout
        aside={isEmpty ? null : <Sums cart={cart} />}
        nextStep={cart.right === 'own' ? <CheckoutButton cart={cart} /> : undefined}
        bar={<PhoneBar cart={cart} />}
      >
        <HandedOverNotice cart={cart} />
        <ForeignCart cart={cart} />
        <AddressGone cart={cart}>
          {cart.default ? (
            <Link to="/cart/delivery">{text('shared.cart.addressGoneChoose')}</Link>
          ) : (
            <p>{text('shared.cart.addressGoneText')}</p>
          )}
        </AddressGone>
        <ChangesNotice cart={cart} shown={filter.concern} onShow={show} onAcknowledge={showAfterAcknowledging} />
        <CartTable
          cart={cart}
          newId={added?.id ?? null}
          sort={sort}
          onSort={sortBy}
          filter={filter}
          onFilter={setFilter}
          addPartForms={
            !readOnly && (
              <AddPartForms cart={cart} onAdded={setAdded} added={formsAbove !== null && isThere ? added : null} />
            )
          }
          formsAbove={readOnly ? null : formsAbove}
          empty={<EmptyCart cart={cart} />}
          selectionBar={(bar, positions) => <ChosenBar {...bar} cart={cart} positions={positions} />}
        />
      </CheckoutLayout>
    </ChangeParts>
  )
}

function Sums({ cart }: { cart: Cart }) {
  const text = useText()
  return (
    <>
      <h2 className={styles.sumsTitle}>{text('cart.saved.sums')}</h2>
      <CartTotals cart={cart} />
      {cart.cartPositions.length > 0 && (
        <Link to="/cad" search={{ cart: cart.id }}>
          {text('shared.cadFiles')}
        </Link>
      )}
    </>
  )
}
