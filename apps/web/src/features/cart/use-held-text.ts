import { type ChangeEvent, useState } from 'react'

/** A field whose text stays as it was typed for as long as one is in it, whatever a colleague makes of it meanwhile. */
export function useHeldText(value: string | null, onEdit: (typed: string | null) => void, onLeave: () => void) {
  const [held, setHeld] = useState<string | null>(null)
  return {
    value: held ?? value ?? '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setHeld(target.value)
      onEdit(target.value === '' ? null : target.value)
    },
    onBlur: () => {
      setHeld(null)
      onLeave()
    },
  }
}
