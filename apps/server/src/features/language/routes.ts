import { languageCodes, languageEndpoints, locales } from '@normwerk/contract/language'
import type { Bind } from '../../http/bind.ts'
import type { Dependencies } from '../../http/call.ts'
import { keepLanguage } from '../../http/languages.ts'
import { storeLanguage } from '../account/profile.ts'

export function languageRoutes(bind: Bind, dependencies: Dependencies): void {
  // Every page has this list, and the names take longer than the rest of the call.
  const languages = languageCodes.map((code) => ({ code, locale: locales[code], name: ownName(locales[code]) }))
  bind(languageEndpoints, {
    read: async ({ language }) => ({ code: language }),
    choose: async ({ input, caller, db, request, reply }) => {
      if (caller !== null) await storeLanguage(db, caller.userId, input.code)
      keepLanguage(dependencies.settings, request, reply, input.code)
      return { code: input.code }
    },
    list: async () => languages,
  })
}

function ownName(locale: string): string {
  const language = new Intl.Locale(locale).language
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
