type Disposition = 'inline' | 'attachment'

/** On no browser and system may a name leave its folder, end the header, or mean a stream or a device. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]/gu
const maxNameLength = 150

/** Returns a safe file name made of typed words; `ending` follows them, with its dot. */
export function safeFileName(words: string, ending: string): string {
  const plain = words.toWellFormed().replace(unsafe, ' ').replace(/\s+/g, ' ')
  const name = [...plain]
    .slice(0, maxNameLength)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name === '' ? '-' : name}${ending}`
}

/**
 * Returns the `Content-Disposition` header. A name beyond ASCII is in it twice, the second time as RFC 8187 defines.
 */
export function contentDisposition(disposition: Disposition, fileName: string): string {
  const wellFormed = fileName.toWellFormed()
  const ascii = wellFormed.replace(/[^\x20-\x7e]|["\\]/gu, '_')
  const plain = `${disposition}; filename="${ascii}"`
  return ascii === wellFormed ? plain : `${plain}; filename*=UTF-8''${encode(wellFormed)}`
}

/** Encodes the characters that `encodeURIComponent` keeps but the header does not allow. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
