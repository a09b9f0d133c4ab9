import type { Address } from '@normwerk/contract/address'
import { useState } from 'react'
import { AddressDialog } from '../../features/address/address-dialog.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { PlusIcon } from '../../ui/page-icons.tsx'

interface Props {
  country: string | undefined
  onSaved: (address: Address) => void
}

/** Adds a delivery address without leaving the checkout. */
export function NewAddress({ country, onSaved }: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setOpen(true)}>
        {text('order.newAddress')}
      </Button>
      {open && (
        <AddressDialog
          address={null}
          country={country}
          onClose={() => setOpen(false)}
          onSaved={(address) => {
            setOpen(false)
            onSaved(address)
          }}
        />
      )}
    </>
  )
}
