const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters XML does not allow at all, which no escape makes valid. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are to be removed
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Text as it may stand inside an XML element or attribute. */
export function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
