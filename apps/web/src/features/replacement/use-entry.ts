import { useEffect } from 'react'

/** The wish to go from the field into the list. */
export interface Entry {
  isRequested: boolean
  onEnter: () => void
}

/** Goes into the list once it answers what was asked: before that it may still show another answer. */
export function useEntry({ isRequested, onEnter }: Entry, isAnswered: boolean): void {
  useEffect(() => {
    if (isRequested && isAnswered) onEnter()
  }, [isRequested, isAnswered, onEnter])
}
