import { useEffect } from 'react'

/** The user's request to move from the field into the list. */
export interface Entry {
  isRequested: boolean
  onEnter: () => void
}

/** Moves into the list once it shows the answer to the typed text. Before that it may still show another answer. */
export function useEntry({ isRequested, onEnter }: Entry, isAnswered: boolean): void {
  useEffect(() => {
    if (isRequested && isAnswered) onEnter()
  }, [isRequested, isAnswered, onEnter])
}
