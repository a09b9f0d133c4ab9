import { type ComponentProps, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TableIcon } from '../../ui/icons.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { LateImport } from './late-import.ts'

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'> {
  /** If left out: the active cart. */
  cartId?: string
  onAdded?: (count: number) => void
}

/** Opens the import of a parts list. Entered data stays until the page is left. */
export function PartsListButton({ cartId, onAdded, ...variant }: Props) {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpened] = useState(false)

  return (
    <>
      <Button
        {...variant}
        icon={<TableIcon size={16} />}
        {...usePreload(LateImport)}
        onClick={() => {
          setOpen(true)
          setWasOpened(true)
        }}
      >
        {text('partsList.open')}
      </Button>
      {wasOpen && (
        <LateImport
          open={open}
          onClose={() => setOpen(false)}
          {...(cartId !== undefined && { cartId })}
          {...(onAdded !== undefined && { onAdded })}
        />
      )}
    </>
  )
}
