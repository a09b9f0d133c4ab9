import { type CodePage, recogniseCodePage } from './recognise-code-page.ts'

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | CodePage

const sample = 4096
// biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish a text from other data
const control = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

/** Decodes a text file in any usual encoding; null if it is no text. */
export function decodeText(content: Uint8Array): string | null {
  const text = decode(content, encodingOf(content))
  return text === null || control.test(text) ? null : text
}

function encodingOf(content: Uint8Array): Encoding {
  const [first, second] = content
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Latin letters in two-byte encodings have a zero in every other byte.
  const zeros = [0, 0]
  const head = content.subarray(0, sample)
  head.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd * 3 > head.length && even === 0) return 'utf-16le'
  return even * 3 > head.length && odd === 0 ? 'utf-16be' : 'utf-8'
}

function decode(content: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch {
    return encoding === 'utf-8' ? decode(content, recogniseCodePage(content)) : null
  }
}
