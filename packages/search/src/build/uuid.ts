function nibble(unit: number): number {
  if (unit >= 0x30 && unit <= 0x39) return unit - 0x30
  const letter = unit | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** Writes the 16 bytes of a UUID at `at`. Throws on any other text. */
export function writeUuid(uuid: string, target: Uint8Array, at: number): void {
  let place = at
  let position = 0
  while (position < uuid.length && place < at + 16) {
    if (uuid.charCodeAt(position) === 0x2d) {
      position++
      continue
    }
    const high = nibble(uuid.charCodeAt(position))
    const low = nibble(uuid.charCodeAt(position + 1))
    if (high < 0 || low < 0) break
    target[place++] = high * 16 + low
    position += 2
  }
  if (place !== at + 16 || uuid.length !== 36) throw new TypeError(`${JSON.stringify(uuid)} is not a UUID`)
}
