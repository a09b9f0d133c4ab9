import { defaultLanguage, type LanguageCode, languageEndpoints, readLanguageCode } from '@normwerk/contract/language'
import { call } from '../api/call.ts'
import { languageOf } from '../api/config.ts'
import { readCookie } from '../api/csrf.ts'

const key = 'normwerk.language'

/**
 * Returns the language to start in: that of the address, else of the cookie, else the one that the server chooses from
 * the browser's languages, else the default. `known` is the language that the server has already written into the page.
 * Local storage keeps a copy as long as the cookie exists.
 */
export async function readLanguage(known: LanguageCode | undefined): Promise<LanguageCode> {
  const named = languageOf(location.pathname)
  if (named !== null) return named
  const chosen = readLanguageCode(readCookie('language') ?? '')
  if (chosen !== null) {
    localStorage.setItem(key, chosen)
    return chosen
  }
  localStorage.removeItem(key)
  if (known !== undefined) return known
  const answer = await call(languageEndpoints.read).catch(() => null)
  return answer?.code ?? defaultLanguage
}

/** Sets the language of this visitor and loads the page in it. */
export async function chooseLanguage(code: LanguageCode): Promise<void> {
  await call(languageEndpoints.choose, { input: { code } })
  localStorage.setItem(key, code)
  const { pathname, search, hash } = location
  const named = languageOf(pathname)
  if (named === null) location.reload()
  else location.assign(`/${code}${pathname.slice(`/${named}`.length)}${search}${hash}`)
}
