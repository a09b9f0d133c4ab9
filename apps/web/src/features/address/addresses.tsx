import type { Address } from '@normwerk/contract/address'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { TruckIcon } from '../../shared/cart/truck-icon.tsx'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { Section } from '../../ui/page.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import styles from './addresses.module.css'
import { DeleteAddressDialog } from './delete-address-dialog.tsx'
import { addressesQuery, sortAddresses } from './queries.ts'

/** What is open over the list: a form (`null`: for a new address) or the question before deleting. */
type Opened = { edits: Address | null } | { deletes: Address }

/** The company's addresses: the invoice address is shown, delivery addresses can be changed. */
export function Addresses() {
  const text = useText()
  const addresses = useQuery(addressesQuery)
  const [dialog, setDialog] = useState<Opened | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  if (addresses.data === undefined) {
    if (addresses.error !== null) {
      return <ErrorState error={addresses.error} onRetry={() => void addresses.refetch()} />
    }
    return <AddressesSkeleton />
  }
  const { invoice, delivery } = sortAddresses(addresses.data)
  const close = () => setDialog(null)
  const addNew = () => setDialog({ edits: null })
  return (
    <>
      {invoice !== undefined && <InvoiceAddress address={invoice} />}
      <Section title={text('address.deliveryAddresses')}>
        {delivery.length === 0 ? (
          <EmptyState
            icon={<TruckIcon size={28} />}
            title={text('address.noAddress')}
            actions={
              <Button ref={add} onClick={addNew}>
                {text('address.newAddress')}
              </Button>
            }
          >
            {text('address.noAddressText')}
          </EmptyState>
        ) : (
          <ul className={styles.cards}>
            {delivery.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                onEdit={() => setDialog({ edits: address })}
                onDelete={() => setDialog({ deletes: address })}
              />
            ))}
            <li className={styles.adding}>
              <button ref={add} type="button" className={styles.add} onClick={addNew}>
                <PlusIcon />
                {text('address.newAddress')}
              </button>
            </li>
          </ul>
        )}
      </Section>
      {dialog !== null && 'edits' in dialog && (
        <AddressDialog
          address={dialog.edits}
          country={invoice?.country}
          onClose={close}
          onSaved={() => {
            close()
            showToast({ message: text('address.addressSaved') })
          }}
        />
      )}
      {dialog !== null && 'deletes' in dialog && (
        <DeleteAddressDialog
          address={dialog.deletes}
          isLast={delivery.length === 1}
          onClose={close}
          onDeleted={() => {
            flushSync(close)
            add.current?.focus()
          }}
        />
      )}
    </>
  )
}

function InvoiceAddress({ address }: { address: Address }) {
  const text = useText()
  return (
    <Section title={text('shared.invoiceAddress')}>
      <div className={styles.cards}>
        <div className={styles.card} data-fixed>
          <AddressLines address={address} />
          <p className={styles.soft}>
            {text('address.invoiceAddressNote')} <Link to="/account/contact">{text('address.toContacts')}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}

function AddressesSkeleton() {
  return (
    <Loading className={styles.cards}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} height="9rem" />
      ))}
    </Loading>
  )
}
