import type { Messages } from '@lingui/core'
import { type LanguageCode, textLanguage } from '@normwerk/contract/language'
import { asMessages } from './load-messages.ts'
import type { LateRoom } from './rooms.ts'

/** The texts of one room, a module for each language, so that a browser loads only its own. */
export async function loadRoom(code: LanguageCode, room: LateRoom): Promise<Messages> {
  const language = textLanguage(code)
  const catalogue =
    room === 'order'
      ? await import(`../locales/order/${language}.json`, { with: { type: 'json' } })
      : await import(`../locales/office/${language}.json`, { with: { type: 'json' } })
  return asMessages(catalogue.default.messages)
}
