import type { Address } from '@normwerk/contract/address'
import { useState } from 'react'
import { AddressDialog } from '../../features/address/address-dialog.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'

interface Props {
  country: string | undefined
  onSaved: (address: Address) => void
}

/** Adds a delivery address without leaving the order. */
export function NewAddress({ country, onSaved }: Props) {
  const text = useText()
  const [opened, setOpened] = useState(false)
  return (
    <>
      <Button size="small" icon={<PlusIcon size={16} />} onClick={() => setOpened(true)}>
        {text('order.newAddress')}
      </Button>
      {opened && (
        <AddressDialog
          address={null}
          country={country}
          onClose={() => setOpened(false)}
          onSaved={(address) => {
            setOpened(false)
            onSaved(address)
          }}
        />
      )}
    </>
  )
}
