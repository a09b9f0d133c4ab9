import type { Address } from '@normwerk/contract/address'
import { CallError } from '../../api/call-error.ts'
import { describeError } from '../../texts/describe-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { AddressLines } from '../../trade/address-lines.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast-store.ts'
import styles from './addresses.module.css'
import { useDeleteAddress } from './use-address-changes.ts'

interface Props {
  address: Address
  /** Goods then go to the invoice address. */
  isLast: boolean
  onClose: () => void
  onDeleted: () => void
}

/** Asks before an address goes. It is mounted to open. */
export function DeleteAddressDialog({ address, isLast, onClose, onDeleted }: Props) {
  const text = useText()
  const remove = useDeleteAddress()

  function removeAddress() {
    remove.mutate(address.id, {
      onSuccess: () => {
        onDeleted()
        showToast({ message: text('profile.addressDeleted') })
      },
    })
  }

  return (
    <Dialog
      opened
      size="small"
      onClose={onClose}
      title={text('profile.deleteAddressTitle')}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {text('profile.keep')}
          </Button>
          <Button look="danger" pending={remove.isPending} onClick={removeAddress}>
            {text('profile.delete')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {remove.error !== null && (
          <Notice tone="bad" live>
            {isLastNeeded(remove.error) ? text('profile.lastAddressNeeded') : describeError(remove.error, text).message}
          </Notice>
        )}
        <AddressLines address={address} />
        <p className={styles.soft}>
          {text(
            isLast
              ? 'profile.deleteLastAddress'
              : address.isUsual
                ? 'profile.deleteUsualAddress'
                : 'profile.deleteAddressText',
          )}
        </p>
      </div>
    </Dialog>
  )
}

/** Without it goods would go to the invoice address, in a country that the shop does not deliver to. */
function isLastNeeded(error: Error): boolean {
  return error instanceof CallError && error.fields.country !== undefined
}
