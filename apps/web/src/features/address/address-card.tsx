import type { Address } from '@normwerk/contract/address'
import { useRef } from 'react'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge } from '../../ui/data/status-badge.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { PencilIcon, TrashIcon } from '../../ui/page-icons.tsx'
import styles from './addresses.module.css'
import { useMakeUsual } from './use-address-changes.ts'

interface Props {
  address: Address
  onEdit: () => void
  onDelete: () => void
}

export function AddressCard({ address, onEdit, onDelete }: Props) {
  const text = useText()
  const makeUsual = useMakeUsual()
  const edit = useRef<HTMLButtonElement>(null)
  const place = [address.street, address.streetNumber].filter(Boolean).join(' ')
  const name = `${place}, ${address.city}`

  function choose() {
    makeUsual.mutate(address.id, {
      onSuccess: () => {
        // The button that was clicked is gone, so the focus needs another place.
        edit.current?.focus()
        showToast({ message: text('address.madeUsual') })
      },
    })
  }

  return (
    <li className={styles.card} data-usual={address.isUsual || undefined}>
      <AddressLines address={address} />
      <div className={styles.bar}>
        {address.isUsual ? (
          <StatusBadge tone="good">{text('address.usualAddress')}</StatusBadge>
        ) : (
          <Button
            size="small"
            variant="quiet"
            className={styles.makeUsual}
            pending={makeUsual.isPending}
            aria-label={text('address.makeUsualOf', { name })}
            onClick={choose}
          >
            {text('address.makeUsual')}
          </Button>
        )}
        <IconButton
          ref={edit}
          size="small"
          label={text('address.changeAddressOf', { name })}
          icon={<PencilIcon size={18} />}
          onClick={onEdit}
        />
        <IconButton
          size="small"
          label={text('address.deleteAddressOf', { name })}
          icon={<TrashIcon size={18} />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
