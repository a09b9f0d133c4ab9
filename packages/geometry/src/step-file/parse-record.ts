import { readWord } from './index-records.ts'
import { StepError } from './step-error.ts'

/** A value in a record; null for one that is left out (`$`) or derived (`*`). */
export type Parameter = number | null | Reference | Text | Keyword | Typed | readonly Parameter[]

export interface Reference {
  id: number
}
export interface Text {
  text: string
}
/** A word between points, such as `.T.`, without them. */
export interface Keyword {
  keyword: string
}
/** A value with its type, such as `LENGTH_MEASURE(25.4)`; also a record, or a part of one of several types. */
export interface Typed {
  type: string
  parameters: readonly Parameter[]
}

const maxDepth = 16
const code = (character: string) => character.charCodeAt(0)
const [open, close, comma, hash, quote, point, dollar, star, slash] = ['(', ')', ',', '#', "'", '.', '$', '*', '/'].map(
  code,
)

/**
 * Parses the record at a place: one entry, or one for each of its types.
 * @throws StepError
 */
export function parseRecord(bytes: Uint8Array, place: number): readonly Typed[] {
  let at = place

  function fail(): never {
    throw new StepError('broken', `unreadable at ${at}`)
  }

  function skip(): void {
    for (;;) {
      while ((bytes[at] ?? 33) <= 32) at += 1
      if (bytes[at] !== slash || bytes[at + 1] !== star) return
      at += 2
      while (at < bytes.length && !(bytes[at] === star && bytes[at + 1] === slash)) at += 1
      at += 2
    }
  }

  function readTyped(depth: number): Typed {
    const type = readWord(bytes, at)
    at += type.length
    skip()
    if (type === '' || bytes[at] !== open) fail()
    return { type, parameters: readList(depth) }
  }

  function readList(depth: number): Parameter[] {
    if (depth > maxDepth) fail()
    const list: Parameter[] = []
    at += 1
    skip()
    while (bytes[at] !== close) {
      if (at >= bytes.length) fail()
      list.push(readParameter(depth))
      skip()
      if (bytes[at] === comma) {
        at += 1
        skip()
      } else if (bytes[at] !== close) fail()
    }
    at += 1
    return list
  }

  function readParameter(depth: number): Parameter {
    switch (bytes[at]) {
      case open:
        return readList(depth + 1)
      case hash:
        return { id: readWhile((byte) => byte >= 48 && byte <= 57, 1, Number) }
      case quote:
        return { text: readText() }
      case dollar:
      case star:
        at += 1
        return null
      case point:
        return readKeyword()
      default:
        return isNumeric(bytes[at] ?? 0)
          ? readWhile((byte) => isNumeric(byte) || byte === 69 || byte === 101, 0, Number)
          : readTyped(depth + 1)
    }
  }

  function readWhile<Value>(fits: (byte: number) => boolean, skipped: number, convert: (text: string) => Value): Value {
    at += skipped
    const from = at
    while (fits(bytes[at] ?? 0)) at += 1
    return convert(String.fromCharCode(...bytes.subarray(from, at)))
  }

  function readText(): string {
    let text = ''
    for (at += 1; ; at += 1) {
      if (at >= bytes.length) fail()
      if (bytes[at] === quote) {
        at += 1
        if (bytes[at] !== quote) return decodeText(text)
      }
      if (text.length < maxTextLength) text += String.fromCharCode(bytes[at] ?? 0)
    }
  }

  function readKeyword(): Keyword {
    const keyword = readWord(bytes, at + 1)
    at += keyword.length + 2
    if (bytes[at - 1] !== point) fail()
    return { keyword }
  }

  skip()
  if (bytes[at] !== open) return [readTyped(0)]
  const all: Typed[] = []
  at += 1
  skip()
  while (bytes[at] !== close) {
    all.push(readTyped(0))
    skip()
  }
  return all
}

const maxTextLength = 1000
const isNumeric = (byte: number) => (byte >= 48 && byte <= 57) || byte === 43 || byte === 45 || byte === 46

/** Decodes the signs of ISO 10303-21: `\X2\00FC\X0\` is `ü`. Bytes beyond ASCII are read as UTF-8, else as Latin 1. */
export function decodeText(text: string): string {
  const decoded = text
    .replace(/\\X2\\((?:[0-9A-F]{4})*)\\X0\\/g, (_, codes: string) =>
      codes.replace(/.{4}/g, (unit) => String.fromCharCode(Number.parseInt(unit, 16))),
    )
    .replace(/\\X\\([0-9A-F]{2})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)))
    .replace(/\\S\\(.)/g, (_, sign: string) => String.fromCharCode(sign.charCodeAt(0) + 128))
    .replaceAll('\\\\', '\\')
  if (!/[\x80-\xff]/.test(text)) return decoded
  const bytes = Uint8Array.from(decoded, (sign) => sign.charCodeAt(0))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decoded
  }
}
