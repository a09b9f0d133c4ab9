import fc from 'fast-check'

/**
 * Any character of Unicode, as the unit of a text. The unit `binary` of fast-check means the same, but it lists all 1.1
 * million characters first, which takes a second and much memory in each worker.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))
