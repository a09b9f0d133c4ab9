import { defaultLanguage, isLanguageCode, type LanguageCode, languageEndpoints } from '@normwerk/contract/language'
import { call } from '../api/call.ts'
import { readCookie } from '../api/csrf.ts'

const key = 'normwerk.language'

/**
 * The language to start in: that of the cookie, else what the server makes of the browser's wishes, and the default
 * where it does not answer. `known` is what the server has written into the page already. Local storage keeps a copy for as long as the cookie lasts.
 */
export async function readLanguage(known: LanguageCode | undefined): Promise<LanguageCode> {
  const chosen = readCookie('language')
  if (chosen !== undefined && isLanguageCode(chosen)) {
    localStorage.setItem(key, chosen)
    return chosen
  }
  localStorage.removeItem(key)
  if (known !== undefined) return known
  const answer = await call(languageEndpoints.read).catch(() => null)
  return answer?.code ?? defaultLanguage
}

/** Chooses the language for this visitor and starts the page again in it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  await call(languageEndpoints.choose, { input: { code } })
  localStorage.setItem(key, code)
  location.reload()
}
