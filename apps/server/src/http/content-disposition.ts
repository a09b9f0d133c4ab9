type Disposition = 'inline' | 'attachment'

/** Whatever browser and system: no name leaves its folder, ends the header or means a stream or a device. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]/gu
const maxNameLength = 150

/** The name of a file from words that somebody typed; `ending` follows them, with its dot. */
export function safeFileName(words: string, ending: string): string {
  const plain = words.toWellFormed().replace(unsafe, ' ').replace(/\s+/g, ' ')
  const name = [...plain]
    .slice(0, maxNameLength)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name === '' ? '-' : name}${ending}`
}

/** `Content-Disposition`; a name beyond ASCII stands in it twice, the second time for whoever reads RFC 8187. */
export function contentDisposition(disposition: Disposition, fileName: string): string {
  const wellFormed = fileName.toWellFormed()
  const ascii = wellFormed.replace(/[^\x20-\x7e]|["\\]/gu, '_')
  const plain = `${disposition}; filename="${ascii}"`
  return ascii === wellFormed ? plain : `${plain}; filename*=UTF-8''${encode(wellFormed)}`
}

/** What `encodeURIComponent` leaves as it is, but the header does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
