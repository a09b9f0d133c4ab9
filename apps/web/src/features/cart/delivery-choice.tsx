import type { Address } from '@normwerk/contract/address'
import type { Cart, DeliveryType } from '@normwerk/contract/cart'
import { orderEndpoints } from '@normwerk/contract/order'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { AddressGone, isAddressGone } from '../../shared/cart/address-gone.tsx'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import styles from './delivery-choice.module.css'
import { type HeaderFields, useCartEditor, useEdit } from './edits/cart-editor.ts'
import { EditFailure, LineStatus } from './table/line-status.tsx'

interface Props {
  cart: Cart
  /** Delivery addresses, the default one first. */
  addresses: readonly Address[]
  /** The button that adds an address. */
  addAddress: ReactNode
}

/** Delivery method and address. Every choice is saved in the cart at once, so that a reload keeps it. */
export function DeliveryChoice({ cart, addresses, addAddress }: Props) {
  const text = useText()
  const { weekday } = useFormat()
  const { header } = useCartEditor()
  const edit = useEdit(header, cart.id)
  const { deliveryType, deliveryAddressId, completeDelivery } = { ...cart, ...edit?.fields }
  const isGone = isAddressGone(cart) && deliveryAddressId === null && edit?.fields.deliveryAddressId === undefined
  const chosen = addresses.find(({ id }) => id === deliveryAddressId) ?? (isGone ? undefined : addresses[0])

  function choose(fields: Partial<HeaderFields>): void {
    header.edit(cart.id, fields)
    header.commit(cart.id)
  }

  return (
    <>
      <Section title={text('cart.delivery.deliveryType')} aside={<LineStatus edit={edit} />}>
        <div className={styles.options} role="radiogroup" aria-label={text('cart.delivery.deliveryType')}>
          <Option
            name="deliveryType"
            checked={deliveryType === 'StandardDelivery'}
            onChoose={() => choose({ deliveryType: 'StandardDelivery' })}
            title={text('shared.cart.standardDelivery')}
            aside={<Costs cart={cart} type="StandardDelivery" addressId={chosen?.id ?? null} />}
          >
            {text('cart.delivery.standardDeliveryNote')}
          </Option>
          <Option
            name="deliveryType"
            checked={deliveryType === 'Pickup'}
            onChoose={() => choose({ deliveryType: 'Pickup' })}
            title={text('shared.cart.pickup')}
            aside={<Costs cart={cart} type="Pickup" addressId={null} />}
          >
            {text('cart.delivery.pickupNote')}
          </Option>
        </div>
        {cart.positionCount > 1 && (
          <div className={styles.options} role="radiogroup" aria-label={text('cart.delivery.extent')}>
            <Option
              name="completeDelivery"
              checked={!completeDelivery}
              onChoose={() => choose({ completeDelivery: false })}
              title={text('cart.delivery.partial')}
            >
              {text('cart.delivery.partialNote')}
            </Option>
            <Option
              name="completeDelivery"
              checked={completeDelivery}
              onChoose={() => choose({ completeDelivery: true })}
              title={text('shared.cart.completeDelivery')}
            >
              {text('cart.delivery.completeNote', { date: cart.shipDate === null ? '–' : weekday(cart.shipDate) })}
            </Option>
          </div>
        )}
        {edit?.error != null && (
          <EditFailure
            error={edit.error}
            onRetry={() => header.retry(cart.id)}
            onDiscard={() => header.discard(cart.id)}
          />
        )}
      </Section>
      {deliveryType === 'StandardDelivery' && (
        <Section title={text('cart.delivery.deliveryAddress')} aside={addAddress}>
          {isGone && (
            <AddressGone cart={cart}>
              <p>{text('shared.cart.addressGoneText')}</p>
            </AddressGone>
          )}
          <div className={styles.options} role="radiogroup" aria-label={text('cart.delivery.deliveryAddress')}>
            {addresses.map((address, at) => (
              <Option
                key={address.id}
                name="deliveryAddress"
                checked={address.id === chosen?.id}
                onChoose={() => choose({ deliveryAddressId: address.id })}
                title={at === 0 ? text('cart.delivery.usualAddress') : text('cart.delivery.otherAddress')}
                aside={<Costs cart={cart} type="StandardDelivery" addressId={address.id} />}
              >
                <AddressLines address={address} />
              </Option>
            ))}
          </div>
          {addresses.length === 0 && !isGone && <p>{text('cart.delivery.noDeliveryAddress')}</p>}
          {addresses.length === 0 && isGone && (
            <Button onClick={() => choose({ deliveryAddressId: null })}>
              {text('cart.delivery.toInvoiceAddress')}
            </Button>
          )}
        </Section>
      )}
    </>
  )
}

interface OptionProps {
  name: string
  checked: boolean
  onChoose: () => void
  title: string
  aside?: ReactNode
  children: ReactNode
}

/** A card that can be chosen. Native radio buttons make the arrow keys work. */
function Option({ name, checked, onChoose, title, aside, children }: OptionProps) {
  const id = useId()
  return (
    <div className={styles.option} data-checked={checked || undefined}>
      <input
        type="radio"
        id={id}
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-describedby={`${id}-description`}
      />
      <label htmlFor={id}>{title}</label>
      <div className={styles.costs}>{aside}</div>
      <div className={styles.description} id={`${id}-description`}>
        {children}
      </div>
    </div>
  )
}

interface CostsProps {
  cart: Cart
  type: DeliveryType
  addressId: string | null
}

function Costs({ cart, type, addressId }: CostsProps) {
  const text = useText()
  const { money } = useFormat()
  const { data, isError } = useQuery({ ...shippingQuery(cart, type, addressId), meta: { showsError: true } })
  if (isError) return <span>–</span>
  if (data === undefined) return <Skeleton width="3.5rem" height="1.25rem" />
  return <span>{Number(data.shippingCosts) === 0 ? text('shared.cart.shippingFree') : money(data.shippingCosts)}</span>
}

/** Delivery costs of a cart for this method; without an address, to the default one. */
const shippingQuery = (cart: Pick<Cart, 'id' | 'version'>, type: DeliveryType, addressId: string | null) => ({
  ...endpointQuery(orderEndpoints.shipping, {
    input: { cartId: cart.id, deliveryType: type, deliveryAddressId: addressId },
  }),
  // The costs depend on the positions, so each version of the cart has its own key.
  queryKey: [orderEndpoints.shipping.route, cart.id, cart.version, type, addressId],
})
