import * as z from 'zod/mini'
import { isStorable } from './common.ts'

/** Any object of JSON. `z.record` is not used, as it would drop keys such as `__proto__` silently. */
export type JsonObject = Record<string, unknown>

/**
 * An object of JSON that is stored unchanged.
 * @param depth most levels it may have, so that a recursive reader does not run out of stack
 * @param size most characters it may have
 */
export function jsonObject({ depth, size }: { depth: number; size: number }) {
  return z
    .custom<JsonObject>((value) => isObject(value) && isPlain(value, depth) && JSON.stringify(value).length <= size)
    .register(z.globalRegistry, { type: 'object' })
}

/** Checks without recursion, as input may be nested deeper than the stack allows. */
function isPlain(object: object, maxLevels: number): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: object, depth: 1 }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'number' && !Number.isFinite(value)) return false
    if (typeof value === 'string' && !isStorable(value)) return false
    if (typeof value !== 'object' || value === null) continue
    if (depth > maxLevels || reachesPrototype(value)) return false
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) return false
      open.push({ value: inner, depth: depth + 1 })
    }
  }
  return true
}

/** Merging an object with such keys into another one could change the prototype of every object. */
function reachesPrototype(value: object): boolean {
  if (Object.hasOwn(value, '__proto__')) return true
  const { constructor: own } = value
  return Object.hasOwn(value, 'constructor') && typeof own === 'object' && Object.hasOwn(own ?? {}, 'prototype')
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
