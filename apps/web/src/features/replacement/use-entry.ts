import { useEffect } from 'react'

/** The wish to go from the field into the list. */
export interface Entry {
  isWanted: boolean
  onEnter: () => void
}

/** Goes into the list once it answers what was asked: before that it may still show another answer. */
export function useEntry({ isWanted, onEnter }: Entry, isAnswered: boolean): void {
  useEffect(() => {
    if (isWanted && isAnswered) onEnter()
  }, [isWanted, isAnswered, onEnter])
}
