import type { Address } from '@normwerk/contract/address'
import type { Translate } from '@normwerk/i18n/text'
import { CallError } from '../../api/call-error.ts'
import { AddressLines } from '../../shared/people/address-lines.tsx'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './addresses.module.css'
import { useDeleteAddress } from './use-address-changes.ts'

interface Props {
  address: Address
  /** Without a delivery address, goods go to the invoice address. */
  isLast: boolean
  onClose: () => void
  onDeleted: () => void
}

export function DeleteAddressDialog({ address, isLast, onClose, onDeleted }: Props) {
  const text = useText()
  const remove = useDeleteAddress()

  function removeAddress() {
    remove.mutate(address.id, {
      onSuccess: () => {
        onDeleted()
        showToast({ message: text('address.addressDeleted') })
      },
    })
  }

  return (
    <DeleteDialog
      title={text('address.deleteAddressTitle')}
      keep={text('address.keep')}
      act={text('address.delete')}
      pending={remove.isPending}
      failure={remove.error && formatFailure(remove.error, text)}
      onClose={onClose}
      onDelete={removeAddress}
    >
      <AddressLines address={address} />
      <p className={styles.soft}>
        {text(
          isLast
            ? 'address.deleteLastAddress'
            : address.isUsual
              ? 'address.deleteUsualAddress'
              : 'address.deleteAddressText',
        )}
      </p>
    </DeleteDialog>
  )
}

function formatFailure(error: Error, text: Translate): string {
  // Goods would go to the invoice address, in a country that the shop does not deliver to.
  const isNeeded = error instanceof CallError && error.fields.country !== undefined
  return isNeeded ? text('address.lastAddressNeeded') : formatError(error, text).message
}
