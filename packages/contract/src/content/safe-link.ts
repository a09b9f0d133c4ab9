import { languageCodes } from '../language.ts'

/** Any shop; only what a path leads away from counts. */
const shop = 'https://shop.invalid'

/** Whether a text is a path of the shop, which never leads to another host. */
export function isOwnPath(text: string): boolean {
  return text.startsWith('/') && URL.parse(text, shop)?.origin === shop
}

/**
 * Whether a text may become the address of a link: a path of the shop, or a page on the web. Other schemes could run a
 * script or open a program, and a name before the host could pass for the host.
 */
export function isSafeLink(text: string): boolean {
  if (isOwnPath(text)) return true
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
}

const language = new RegExp(`^/(${languageCodes.join('|')})(?=[/?#]|$)`)

/** Returns a path of the shop without its language, so that each reader stays in their own. */
export function withoutLanguage(link: string): string {
  if (!isOwnPath(link)) return link
  const path = link.replace(language, '')
  return path.startsWith('/') ? path : `/${path}`
}
