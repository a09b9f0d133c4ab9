import { type Messages, setupI18n } from '@lingui/core'
import { type LanguageCode, locales } from '@normwerk/contract/language'
import type en from '../locales/en.json'
import type placeholders from '../locales/placeholders.json'

/** Id of a text, `feature.name`. */
export type TextId = keyof (typeof en)['messages']

type Placeholders<Id extends TextId> = keyof (typeof placeholders)[Id]

/** What a text fills in: nothing, or a value for every placeholder it has. */
export type TextParams<Id extends TextId> = [Placeholders<Id>] extends [never]
  ? []
  : [params: Readonly<Record<Placeholders<Id>, string | number>>]

/** Ids of the texts that stand as they are, without placeholders. */
export type PlainTextId = { [Id in TextId]: [Placeholders<Id>] extends [never] ? Id : never }[TextId]

/** Gives a text in one language; a lost or surplus parameter does not compile. */
export type Translate = <Id extends TextId>(id: Id, ...params: TextParams<Id>) => string

/**
 * Translator over the compiled catalogue of one language.
 * @param code decides how numbers, dates and plurals inside texts are written
 * @param messages the compiled catalogue, gaps already filled with English
 */
export function createTranslator(code: LanguageCode, messages: Messages): Translate {
  const { text, add } = createTexts(code)
  add(messages)
  return text
}

/** The same for a catalogue that comes in parts: texts can be read once `add` got theirs. */
export function createTexts(code: LanguageCode): { text: Translate; add: (messages: Messages) => void } {
  const locale = locales[code]
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  return {
    text: (id, ...params) => i18n._(id, params[0]),
    add: (messages) => i18n.load(locale, messages),
  }
}
