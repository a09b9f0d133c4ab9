import * as z from 'zod/mini'

/** What JSON can say of an object; a record would leave out the keys that an object has by itself. */
export type JsonObject = Record<string, unknown>

/**
 * An object of JSON that is kept as it came, for whoever reads it.
 * @param depth how many levels it may have, as a reader that follows them has only so much stack
 * @param size how many characters it may have in all
 */
export function jsonObject({ depth, size }: { depth: number; size: number }) {
  return z
    .custom<JsonObject>((value) => isObject(value) && isPlain(value, depth) && JSON.stringify(value).length <= size)
    .register(z.globalRegistry, { type: 'object' })
}

/** Without recursion: what comes from outside may be deeper than the stack. */
function isPlain(object: object, maxLevels: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: object, depth: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'number' && !Number.isFinite(value)) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth > maxLevels || reachesPrototype(value)) return false
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 })
  }
  return true
}

/** Whoever merges such an object carelessly changes what every object is. */
function reachesPrototype(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true
  const { constructor: own } = value
  return Object.hasOwn(value, 'constructor') && typeof own === 'object' && Object.hasOwn(own ?? {}, 'prototype')
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
