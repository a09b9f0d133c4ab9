import fc from 'fast-check'
import type { JsonSchema } from '../../../http/open-api.ts'
import { hostileText, hostileValue, mix } from './hostile.ts'

/** What is known of the shop for the texts of a schema, by a word in the name of their field. */
export type Known = Record<string, string>

interface Context {
  known: Known
  /** Of 100 values, how many are replaced by one that the schema may not allow. */
  hostile: number
  /** The names of the field and of the objects around it. */
  place: string
}

/** Values for a JSON schema, as its document describes it, and sometimes at any place a hostile one. */
export function anyValue(schema: JsonSchema | boolean, context: Context): fc.Arbitrary<unknown> {
  return mix(fittingValue(schema, context), context.hostile, hostileValue)
}

function fittingValue(schema: JsonSchema | boolean, context: Context): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue()
  const { anyOf, oneOf, enum: allowed, type } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (allowed !== undefined) return fc.constantFrom<unknown>(...allowed)
  const union = anyOf ?? oneOf
  if (union !== undefined) return fc.oneof(...union.map((each) => anyValue(each, context)))
  switch (type) {
    case 'object':
      return anyObject(schema, context)
    case 'array':
      return anyArray(schema, context)
    case 'string':
      return anyText(schema, context)
    case 'integer':
      return anyInteger(schema)
    case 'number':
      return mix<number>(anyInteger(schema), 20, fc.double(rangeOf(schema)))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

function anyObject(schema: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, property]): [string, fc.Arbitrary<unknown>] => [
    name,
    anyValue(property, { ...context, place: `${context.place}.${name}` }),
  ])
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: required })
  const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
  const isOpen = others !== undefined && Object.keys(others).length > 0
  const further = isOpen ? fc.dictionary(keyOf(schema), anyValue(others, context), { maxKeys: 3 }) : fc.constant({})
  const unknown = fc.dictionary(hostileText, hostileValue, { minKeys: 1, maxKeys: 1 })
  const together = (one: fc.Arbitrary<object>, other: fc.Arbitrary<object>) =>
    fc.tuple(one, other).map(([fields, others]): object => ({ ...fields, ...others }))
  const fitting = together(named, further)
  return mix(fitting, context.hostile, together(fitting, unknown))
}

function keyOf({ propertyNames }: JsonSchema): fc.Arbitrary<string> {
  const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined
  return names === undefined ? fc.oneof(fc.string(), hostileText) : fc.constantFrom(...names.map(String))
}

function anyArray({ items, minItems = 0, maxItems }: JsonSchema, context: Context): fc.Arbitrary<unknown> {
  const item = typeof items === 'object' && !Array.isArray(items) ? items : {}
  const most = Math.max(minItems, Math.min(maxItems ?? 4, 4))
  const few = fc.array(anyValue(item, context), { minLength: minItems, maxLength: most })
  if (maxItems === undefined) return few
  const tooMany = anyValue(item, { ...context, hostile: 0 }).map((value) => Array(maxItems + 1).fill(value))
  return mix(few, Math.ceil(context.hostile / 3), tooMany)
}

const words = ['AZH', 'AZH-6x200', 'AZH-6x200-L147.25-T50', 'DIN 1530 A 3,2x160', 'T50', 'R1F1.6', 'diameter', '12']

function anyText({ maxLength = 300, minLength = 0, pattern, format }: JsonSchema, { known, hostile, place }: Context) {
  const longest = hostile === 0 ? maxLength : maxLength + 1
  const usual = Math.max(minLength, Math.min(maxLength, 40))
  const texts = [
    fc.constantFrom(...words),
    fc.string({ minLength, maxLength: usual, unit: 'grapheme' }),
    fc.constantFrom(longest, minLength).map((length) => 'ä'.repeat(length)),
  ]
  if (pattern !== undefined) texts.push(fc.stringMatching(new RegExp(pattern)))
  if (format === 'date') texts.push(fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)))
  const any = fc.oneof(...texts)
  const likely = findLikely(known, place)
  return likely.length === 0 ? any : mix(any, 90, fc.constantFrom(...likely))
}

/** Returns what is known by the name of the field, else by the names around it. */
function findLikely(known: Known, place: string): string[] {
  const find = (name: string) => Object.keys(known).filter((word) => name.toLowerCase().includes(word.toLowerCase()))
  const ofField = find(place.split('.').at(-1) ?? '')
  return (ofField.length > 0 ? ofField : find(place)).flatMap((word) => known[word] ?? [])
}

function rangeOf({ minimum = -1e6, maximum = 1e6 }: JsonSchema) {
  return { min: Math.max(minimum, -1e15), max: Math.min(maximum, 1e15), noNaN: true }
}

function anyInteger(schema: JsonSchema): fc.Arbitrary<number> {
  const range = rangeOf(schema)
  const [min, max] = [Math.ceil(range.min), Math.floor(range.max)]
  const few = fc.integer({ min: Math.min(Math.max(min, 1), max), max: Math.min(Math.max(min, 12), max) })
  return mix(few, 30, fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max)))
}
