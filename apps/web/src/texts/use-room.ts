import type { LateRoom } from '@normwerk/i18n/rooms'
import { useRouter } from '@tanstack/react-router'
import { use } from 'react'

/** Waits for the texts of a room, for what is shown on every page but loaded later: it stands in a `Suspense`. */
export function useRoom(room: LateRoom): void {
  const { enterRoom } = useRouter().options.context
  use(enterRoom(room))
}
