const dot = 0x2e
const comma = 0x2c
const star = 0x2a
const letterX = 0x58

/** Whether an ASCII byte is a digit. */
export function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

/** Returns a digit or a letter in upper case, else 0. */
function significant(byte: number): number {
  if (isDigit(byte) || (byte >= 0x41 && byte <= 0x5a)) return byte
  return byte >= 0x61 && byte <= 0x7a ? byte - 0x20 : 0
}

/**
 * Writes the key of the article number in `source[start, end)` to `target`. Returns the key's length.
 * Letters become upper case; a comma or point between digits becomes a decimal point; any other separators between
 * two digits (blank, hyphen, x, *) become one X; all other separators are dropped. So `azh 3,2 x 160` and
 * `AZH-3.2x160` share the key `AZH3.2X160`, but `32x160` does not. A key is never longer than its source.
 */
export function writeKey(source: Uint8Array, start: number, end: number, target: Uint8Array): number {
  let length = 0
  let last = 0
  let parted = false
  for (let at = start; at < end; at++) {
    const byte = source[at] ?? 0
    const next = at + 1 < end ? (source[at + 1] ?? 0) : 0
    if ((byte === dot || byte === comma) && !parted && isDigit(last) && isDigit(next)) {
      target[length++] = dot
      last = dot
      continue
    }
    const kept = significant(byte)
    if (kept === 0 || (kept === letterX && isDigit(last) && digitFollows(source, at + 1, end))) {
      parted = true
      continue
    }
    if (parted && isDigit(kept) && isDigit(last)) target[length++] = letterX
    target[length++] = kept
    last = kept
    parted = false
  }
  return length
}

function digitFollows(source: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = source[at] ?? 0
    if (isDigit(byte)) return true
    if (significant(byte) !== 0) return false
  }
  return false
}

/** Returns the bytes of any text. A character that no article number can have becomes a separator. */
export function numberBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes[at] = unit < 0x80 ? unit : unit === 0xd7 ? star : 0
  }
  return bytes
}

/** Returns the key of an article number, see `writeKey`. */
export function articleKey(text: string): string {
  const bytes = numberBytes(text)
  const target = new Uint8Array(bytes.length)
  const length = writeKey(bytes, 0, bytes.length, target)
  let key = ''
  for (let at = 0; at < length; at++) key += String.fromCharCode(target[at] ?? 0)
  return key
}
