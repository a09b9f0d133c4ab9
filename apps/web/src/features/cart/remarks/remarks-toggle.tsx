import type { Ref } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { IconButton } from '../../../ui/forms/button.tsx'
import { PencilIcon } from '../../../ui/icons.tsx'

interface Props {
  ref: Ref<HTMLButtonElement>
  named: { position: number; article: string }
  open: boolean
  /** Id of the element that it opens. */
  controls: string
  onToggle: () => void
}

/** Opens the remarks of a position. */
export function RemarksToggle({ ref, named, open, controls, onToggle }: Props) {
  const text = useText()
  return (
    <IconButton
      ref={ref}
      size="small"
      label={text('cart.remarks.remarksOf', named)}
      icon={<PencilIcon size={18} />}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    />
  )
}
