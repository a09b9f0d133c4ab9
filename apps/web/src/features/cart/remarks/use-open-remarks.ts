import { useCallback, useState } from 'react'

interface OpenRemarks {
  isOpen: (id: string) => boolean
  toggle: (id: string) => void
}

/** Positions whose remarks are open, even while their rows are not rendered. `toggle` stays the same function. */
export function useOpenRemarks(): OpenRemarks {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setOpenIds((known) => new Set(known.has(id) ? [...known].filter((other) => other !== id) : [...known, id]))
  }, [])
  return { isOpen: (id) => openIds.has(id), toggle }
}
