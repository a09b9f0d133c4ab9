type Numbers = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/** A typed array that doubles when it is full. Read `items` anew after `reserve`, which may replace it. */
class Growing<T extends Numbers> {
  items: T
  length = 0
  readonly #over: (buffer: ArrayBuffer) => T

  constructor(over: (buffer: ArrayBuffer) => T) {
    this.#over = over
    this.items = over(new ArrayBuffer(64))
  }

  /** Reserves space for `extra` more items. */
  reserve(extra: number): void {
    const needed = (this.length + extra) * this.items.BYTES_PER_ELEMENT
    let size = this.items.byteLength
    while (size < needed) size *= 2
    if (size > this.items.byteLength) this.items = this.#over(this.items.buffer.transfer(size))
  }

  push(value: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = value
  }

  append(values: ArrayLike<number>): void {
    this.reserve(values.length)
    this.items.set(values, this.length)
    this.length += values.length
  }

  /** Returns the items in 32 bits each, or this list if they already are. This list must not be used afterwards. */
  widen(): Growing<T> | Growing<Uint32Array<ArrayBuffer>> {
    if (this.items.BYTES_PER_ELEMENT === 4) return this
    const wide = growingWords()
    wide.append(this.take())
    return wide
  }

  /** Returns the items without spare space. This list must not be used afterwards. */
  take(): T {
    return this.#over(this.items.buffer.transfer(this.length * this.items.BYTES_PER_ELEMENT))
  }
}

export function growingBytes(): Growing<Uint8Array<ArrayBuffer>> {
  return new Growing((buffer) => new Uint8Array(buffer))
}

export function growingShorts(): Growing<Uint16Array<ArrayBuffer>> {
  return new Growing((buffer) => new Uint16Array(buffer))
}

export function growingWords(): Growing<Uint32Array<ArrayBuffer>> {
  return new Growing((buffer) => new Uint32Array(buffer))
}

/** Codes of values, 16 bits each until `widen`. */
export type GrowingCodes = ReturnType<typeof growingShorts> | ReturnType<typeof growingWords>

export function growingCodes(): GrowingCodes {
  return growingShorts()
}

/** Appends a text of ASCII, a byte per character. */
export function appendText(bytes: Growing<Uint8Array<ArrayBuffer>>, text: string): void {
  bytes.reserve(text.length)
  for (let at = 0; at < text.length; at++) bytes.items[bytes.length++] = text.charCodeAt(at)
}
