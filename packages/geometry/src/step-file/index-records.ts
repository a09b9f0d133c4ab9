import { StepError } from './step-error.ts'

/** Where the records of a file are. Their texts are parsed only when they are needed. */
export interface RecordIndex {
  bytes: Uint8Array
  count: number
  /** Returns the place behind the `=` of a record; -1 if there is none. */
  find(id: number): number
  /** Returns the ids of the records of a type, in the order of the file. */
  ofType(type: IndexedType): readonly number[]
  /** How many faces the file has. */
  faces: number
}

/** The types from which a file is read; everything else is reached by references. */
export const indexedTypes = [
  'MANIFOLD_SOLID_BREP',
  'BREP_WITH_VOIDS',
  'FACETED_BREP',
  'SHELL_BASED_SURFACE_MODEL',
  'SHAPE_DEFINITION_REPRESENTATION',
  'SHAPE_REPRESENTATION_RELATIONSHIP',
  'CONTEXT_DEPENDENT_SHAPE_REPRESENTATION',
  'NEXT_ASSEMBLY_USAGE_OCCURRENCE',
  'PRODUCT_DEFINITION',
  'MAPPED_ITEM',
] as const
export type IndexedType = (typeof indexedTypes)[number]

/** Files of 50 MB from CAD systems have up to 150,000. */
const maxFaces = 300_000
const schemas = /AUTOMOTIVE_DESIGN|CONFIG_CONTROL_DESIGN|AP2\d\d|MANAGED_MODEL|ASSOCIATIVE_DRAUGHTING|SHAPE_APPEARANCE/
const code = (character: string) => character.charCodeAt(0)
const [hash, equals, quote, semicolon, slash, star] = ['#', '=', "'", ';', '/', '*'].map(code)
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 48 && byte <= 57
const isBlank = (byte: number | undefined) => byte !== undefined && byte <= 32
const isLetter = (byte: number | undefined) =>
  byte !== undefined && ((byte >= 65 && byte <= 90) || byte === 95 || isDigit(byte))

/**
 * Finds the records of a STEP file (ISO 10303-21) in one pass over its bytes.
 * @throws StepError
 */
export function indexRecords(bytes: Uint8Array): RecordIndex {
  checkHead(bytes)
  const byType = new Map<string, number[]>(indexedTypes.map((type) => [type, []]))
  let ids = new Float64Array(1024)
  let places = new Uint32Array(1024)
  let count = 0
  let faces = 0
  let isAscending = true
  let at = 0

  while (at < bytes.length) {
    at = skipBlanks(bytes, at)
    if (bytes[at] === hash) {
      let id = 0
      for (at += 1; isDigit(bytes[at]); at += 1) id = 10 * id + (bytes[at] ?? 0) - 48
      at = skipBlanks(bytes, at)
      if (bytes[at] !== equals || !Number.isSafeInteger(id)) throw new StepError('broken', `no record at ${at}`)
      at = skipBlanks(bytes, at + 1)
      if (count === ids.length) {
        ids = extend(ids, new Float64Array(2 * count))
        places = extend(places, new Uint32Array(2 * count))
      }
      isAscending &&= count === 0 || id > (ids[count - 1] ?? 0)
      ids[count] = id
      places[count] = at
      count += 1
      const type = readWord(bytes, at)
      byType.get(type)?.push(id)
      if (type === 'ADVANCED_FACE' || type === 'FACE_SURFACE') faces += 1
      if (faces > maxFaces) throw new StepError('tooLarge', 'too many faces')
    }
    at = findEnd(bytes, at) + 1
  }
  const order = isAscending ? null : sortById(ids, count)
  return {
    bytes,
    count,
    find: (id) => findById(ids, places, count, order, id),
    ofType: (type) => byType.get(type) ?? [],
    faces,
  }
}

function extend<Numbers extends Float64Array | Uint32Array>(from: Numbers, to: Numbers): Numbers {
  to.set(from)
  return to
}

/** @throws StepError */
function checkHead(bytes: Uint8Array): void {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  const head = text(0, 4096)
  if (!/^[^A-Z]{0,200}ISO-10303-21\s*;/.test(head)) throw new StepError('notStep', 'no ISO-10303-21')
  const schema = /FILE_SCHEMA\s*\(\s*\(\s*'([^']*)'/i.exec(head)?.[1]
  if (schema !== undefined && !schemas.test(schema.toUpperCase())) throw new StepError('otherSchema', schema)
  const tail = text(Math.max(0, bytes.length - 4096), bytes.length)
  if (!/END-ISO-10303-21\s*;/.test(tail)) throw new StepError('broken', 'the file ends early')
}

/** Skips white space and comments. */
function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    while (isBlank(bytes[at])) at += 1
    if (bytes[at] !== slash || bytes[at + 1] !== star) return at
    at = skipComment(bytes, at)
  }
}

function skipComment(bytes: Uint8Array, from: number): number {
  let at = from + 2
  while (at < bytes.length && !(bytes[at] === star && bytes[at + 1] === slash)) at += 1
  return at + 2
}

/** Returns the place of the semicolon that ends a record, outside of texts and comments. */
function findEnd(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== semicolon) {
    if (bytes[at] === quote) {
      at += 1
      while (at < bytes.length && bytes[at] !== quote) at += 1
    } else if (bytes[at] === slash && bytes[at + 1] === star) at = skipComment(bytes, at) - 1
    at += 1
  }
  return at
}

const maxTypeLength = 60

/** Reads the name of a type; empty for a record of several types. */
export function readWord(bytes: Uint8Array, from: number): string {
  let word = ''
  for (let at = from; isLetter(bytes[at]) && word.length < maxTypeLength; at += 1) {
    word += String.fromCharCode(bytes[at] ?? 0)
  }
  return word
}

function sortById(ids: Float64Array, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, at) => at).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
}

function findById(ids: Float64Array, places: Uint32Array, count: number, order: Uint32Array | null, id: number) {
  let from = 0
  let to = count - 1
  while (from <= to) {
    const middle = (from + to) >> 1
    const at = order === null ? middle : (order[middle] ?? 0)
    const found = ids[at] ?? 0
    if (found === id) return places[at] ?? -1
    if (found < id) from = middle + 1
    else to = middle - 1
  }
  return -1
}
