import { type IndexedType, indexRecords } from './index-records.ts'
import { type Parameter, parseRecord, type Typed } from './parse-record.ts'
import { StepError } from './step-error.ts'

/** A STEP file whose records are parsed when they are asked for. */
export interface StepModel {
  ofType(type: IndexedType): readonly number[]
  /** Returns all types of a record. */
  read(id: number): readonly Typed[]
  /** Returns a record of one type, or the part of it that has one of the types. */
  as(id: number, ...types: readonly string[]): Typed | undefined
}

/** @throws StepError */
export function openStepModel(bytes: Uint8Array): StepModel {
  const index = indexRecords(bytes)
  const read = (id: number) => {
    const place = index.find(id)
    if (place < 0) throw new StepError('broken', `no record #${id}`)
    return parseRecord(bytes, place)
  }
  return {
    ofType: index.ofType,
    read,
    as: (id, ...types) => read(id).find(({ type }) => types.includes(type)),
  }
}

/** @throws StepError for anything but a reference */
export function idOf(parameter: Parameter | undefined): number {
  if (typeof parameter === 'object' && parameter !== null && 'id' in parameter) return parameter.id
  throw new StepError('broken', 'no reference')
}

/** Returns the ids of a list; other entries are left out. */
export function idsOf(parameter: Parameter | undefined): number[] {
  return listOf(parameter).flatMap((one) => (typeof one === 'object' && one !== null && 'id' in one ? [one.id] : []))
}

export function listOf(parameter: Parameter | undefined): readonly Parameter[] {
  return Array.isArray(parameter) ? parameter : []
}

/** @throws StepError for anything but a finite number, bare or with its type */
export function numberOf(parameter: Parameter | undefined): number {
  if (typeof parameter === 'number' && Number.isFinite(parameter)) return parameter
  if (typeof parameter === 'object' && parameter !== null && 'type' in parameter)
    return numberOf(parameter.parameters[0])
  throw new StepError('broken', 'no number')
}

/** Returns an empty text for anything else. */
export function textOf(parameter: Parameter | undefined): string {
  return typeof parameter === 'object' && parameter !== null && 'text' in parameter ? parameter.text : ''
}

export function keywordOf(parameter: Parameter | undefined): string {
  return typeof parameter === 'object' && parameter !== null && 'keyword' in parameter ? parameter.keyword : ''
}
