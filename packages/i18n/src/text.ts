import { type LanguageCode, locales } from '@normwerk/contract/language'
import type en from '../locales/en.json'
import type placeholders from '../locales/placeholders.json'
import { createFormatter, type Message, type Messages } from './format-message.ts'

/** The id of a text: `feature.name`. */
export type TextId = keyof (typeof en)['messages']

type Placeholders<Id extends TextId> = keyof (typeof placeholders)[Id]

/** The parameters of a text: none, or a value for each of its placeholders; of any of the texts that an id may name. */
export type TextParams<Id extends TextId> = Id extends TextId
  ? [Placeholders<Id>] extends [never]
    ? []
    : [params: Readonly<Record<Placeholders<Id>, string | number>>]
  : never

/** Ids of the texts without placeholders. */
export type PlainTextId = { [Id in TextId]: [Placeholders<Id>] extends [never] ? Id : never }[TextId]

/** Returns a text in one language. A missing or surplus parameter does not compile. */
export type Translate = <Id extends TextId>(id: Id, ...params: TextParams<Id>) => string

/**
 * Creates a translator for the compiled catalogue of one language.
 * @param code decides the form of numbers and plurals inside texts
 * @param messages the compiled catalogue
 */
export function createTranslator(code: LanguageCode, messages: Messages): Translate {
  const { text, add } = createTexts(code)
  add(messages)
  return text
}

/** Creates a translator for a catalogue that is loaded in parts; `add` makes the texts of a part available. */
export function createTexts(code: LanguageCode): { text: Translate; add: (messages: Messages) => void } {
  const format = createFormatter(locales[code])
  const messages = new Map<string, Message>()
  return {
    // A text of a bundle that was not loaded shows its id.
    text: (id, ...[params]) => format(messages.get(id) ?? [id], params),
    add: (added) => {
      for (const [id, message] of Object.entries(added)) messages.set(id, message)
    },
  }
}
