import type { Address } from '@normwerk/contract/address'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressDialog } from '../../features/address/address-dialog.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'

const route = getRouteApi('/cart/delivery')

interface Props {
  country: string | undefined
  onSaved: (address: Address) => void
}

/** Adds a delivery address without leaving the order. */
export function NewAddress({ country, onSaved }: Props) {
  const text = useText()
  const { enterRoom } = route.useRouteContext()
  const [opened, setOpened] = useState(false)
  // The form's words are those of the account's pages, which few need while they order.
  const open = useMutation({ mutationFn: () => enterRoom('office'), onSuccess: () => setOpened(true) })
  return (
    <>
      <Button size="small" icon={<PlusIcon size={16} />} pending={open.isPending} onClick={() => open.mutate()}>
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
