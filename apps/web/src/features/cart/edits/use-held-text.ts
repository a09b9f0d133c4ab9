import { type ChangeEvent, useState } from 'react'

/** A field that keeps the typed text while it has the focus, even if a colleague changes the value meanwhile. */
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
