import { type LanguageCode, locales } from '@normwerk/contract/language'
import type { Translate } from '@normwerk/i18n/text'
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react'
import { type Format, formatIn } from './format.ts'

interface Language {
  code: LanguageCode
  text: Translate
  format: Format
}

const LanguageContext = createContext<Language | null>(null)

interface Props {
  code: LanguageCode
  text: Translate
  children: ReactNode
}

export function LanguageProvider({ code, text, children }: Props) {
  const language = useMemo(() => ({ code, text, format: formatIn(locales[code]) }), [code, text])
  return <LanguageContext value={language}>{children}</LanguageContext>
}

function useLanguageContext(): Language {
  const language = use(LanguageContext)
  if (language === null) throw new Error('no LanguageProvider above')
  return language
}

export function useLanguage(): LanguageCode {
  return useLanguageContext().code
}

/** Returns the translator: `text('cart.title')`, `text('ui.page', { page: 3 })`. */
export function useText(): Translate {
  return useLanguageContext().text
}

/** Formats numbers, money, lengths and dates in the user's locale. */
export function useFormat(): Format {
  return useLanguageContext().format
}

const neverChanges = () => () => undefined

/**
 * Like `useFormat`, for dates with times on pages that the server renders. The server does not know the time zone of the
 * user, so they are in UTC until the page is hydrated.
 */
export function useMomentFormat(): Format {
  const { code, format } = useLanguageContext()
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isHydrated ? format : formatIn(locales[code], 'UTC')
}
