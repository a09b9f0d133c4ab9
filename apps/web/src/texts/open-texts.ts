import type { LanguageCode } from '@normwerk/contract/language'
import { loadShop } from '@normwerk/i18n/load-shop'
import type { LateRoom } from '@normwerk/i18n/rooms'
import { createTexts, type Translate } from '@normwerk/i18n/text'

interface OpenTexts {
  text: Translate
  /** Loads the texts of a room once, before a page that needs them is shown. */
  enter: (room: LateRoom) => Promise<void>
}

/** The texts of a language: those of every page at once, the others as pages ask for them. */
export async function openTexts(code: LanguageCode): Promise<OpenTexts> {
  const { text, add } = createTexts(code)
  const entered = new Map<LateRoom, Promise<void>>()
  add(await loadShop(code))
  return {
    text,
    enter(room) {
      const known = entered.get(room)
      if (known !== undefined) return known
      const entering = loadLate(code, room).then(add)
      entered.set(room, entering)
      // A failure is told by the page that waits for it; the next one tries again.
      entering.catch(() => entered.delete(room))
      return entering
    },
  }
}

/** Where the late rooms are is itself nothing that the first page needs. */
async function loadLate(code: LanguageCode, room: LateRoom) {
  const { loadRoom } = await import('@normwerk/i18n/load-room')
  return loadRoom(code, room)
}
