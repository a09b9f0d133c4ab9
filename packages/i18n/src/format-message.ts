import { lazy } from './lazy.ts'

/** A compiled text: plain text, placeholders, and plurals with a text for each number or form. */
export type Message = readonly (string | readonly [name: string] | Plural)[]

/** `#` in a text stands for the number. */
type Plural = readonly [name: string, kind: 'plural', texts: Readonly<Record<string, Message>>]

/** Compiled texts by their ids. */
export type Messages = Readonly<Record<string, Message>>

export type Params = Readonly<Record<string, string | number>>

/**
 * Creates the function that fills in the placeholders of compiled texts. Numbers of plurals get the format of the
 * locale; other values are inserted as they are.
 * @param locale BCP 47, such as `de-DE`
 */
export function createFormatter(locale: string): (message: Message, params?: Params) => string {
  const forms = lazy(() => new Intl.PluralRules(locale))
  const numbers = lazy(() => new Intl.NumberFormat(locale))

  function format(message: Message, params: Params, count: string): string {
    return message
      .map((token) => {
        if (typeof token === 'string') return token === '#' ? count : token
        const [name, , texts] = token
        const value = params[name] ?? ''
        if (texts === undefined) return value
        const number = Number(value)
        // A text for exactly this number goes before the one for its form.
        const chosen = texts[number] ?? texts[forms().select(number)] ?? texts.other ?? []
        return format(chosen, params, numbers().format(number))
      })
      .join('')
  }

  return (message, params = {}) => format(message, params, '#')
}
