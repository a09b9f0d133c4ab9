import { readFrame } from './read-placement.ts'
import { readUnit } from './read-unit.ts'
import { StepError } from './step-error.ts'
import { idOf, idsOf, type StepModel, textOf } from './step-model.ts'
import { type Frame, identity, invert, placeFrame } from './vector.ts'

/** A body at all its places. */
export interface PlacedSolid {
  /** The record of its body. */
  id: number
  /** mm of a unit of its coordinates. */
  unit: number
  /** The product that it belongs to; empty if it has none. */
  name: string
  places: Frame[]
}

/** Bodies at their places; a mould has some hundreds. */
const maxPlaces = 20_000
const maxDepth = 60
const solidTypes = ['MANIFOLD_SOLID_BREP', 'BREP_WITH_VOIDS', 'FACETED_BREP', 'SHELL_BASED_SURFACE_MODEL'] as const

interface Part {
  name: string
  representations: number[]
  children: { part: number; frame: Frame }[]
}

/**
 * Finds the bodies of an assembly and all their places, through products and mapped representations.
 * @throws StepError
 */
export function readStructure(model: StepModel): PlacedSolid[] {
  const solids = new Map<number, PlacedSolid>()
  const related = readRelated(model)
  const parts = readParts(model)
  const children = new Set([...parts.values()].flatMap((part) => part.children.map(({ part }) => part)))
  const roots = [...parts.keys()].filter((id) => !children.has(id))
  let places = 0
  let steps = 0

  function step(depth: number): void {
    steps += 1
    if (depth > maxDepth) throw new StepError('broken', 'the assembly contains itself')
    if (steps > 10 * maxPlaces) throw new StepError('tooLarge', 'too many references')
  }

  function addSolid(id: number, unit: number, name: string, frame: Frame): void {
    places += 1
    if (places > maxPlaces) throw new StepError('tooLarge', 'too many places')
    const known = solids.get(id)
    if (known === undefined) solids.set(id, { id, unit, name, places: [frame] })
    else known.places.push(frame)
  }

  function visitRepresentation(id: number, name: string, frame: Frame, seen: ReadonlySet<number>): void {
    step(seen.size)
    const items = idsOf(representationOf(model, id)?.items)
    const unit = unitOf(model, id)
    for (const item of items) {
      const record = model.read(item)[0]
      if (record === undefined) continue
      if (solidTypes.some((type) => type === record.type)) addSolid(item, unit, name, frame)
      else if (record.type === 'MAPPED_ITEM') {
        const { mapped, placed } = readMapping(model, item, unit)
        if (mapped === id || seen.has(mapped)) throw new StepError('broken', 'the assembly contains itself')
        visitRepresentation(mapped, name, placeFrame(frame, placed), new Set([...seen, id]))
      }
    }
    for (const other of related.get(id) ?? []) {
      if (!seen.has(other)) visitRepresentation(other, name, frame, new Set([...seen, id]))
    }
  }

  function visitPart(id: number, frame: Frame, depth: number): void {
    step(depth)
    const part = parts.get(id)
    if (part === undefined) return
    for (const representation of part.representations) {
      visitRepresentation(representation, part.name, frame, new Set())
    }
    for (const child of part.children) visitPart(child.part, placeFrame(frame, child.frame), depth + 1)
  }

  if (parts.size > 0 && roots.length === 0) throw new StepError('broken', 'the assembly contains itself')
  for (const root of roots) visitPart(root, identity, 0)
  // A file without products has only bodies.
  if (solids.size === 0) {
    for (const type of solidTypes) for (const id of model.ofType(type)) addSolid(id, unitOfFile(model), '', identity)
  }
  if (solids.size === 0) throw new StepError('empty', 'no bodies')
  return [...solids.values()]
}

function representationOf(model: StepModel, id: number) {
  const [record] = model.read(id)
  if (record === undefined || !record.type.endsWith('REPRESENTATION')) return null
  const [, items, context] = record.parameters
  return { items, context }
}

function unitOf(model: StepModel, representation: number): number {
  const context = representationOf(model, representation)?.context
  return context == null ? 1 : readUnit(model, idOf(context))
}

function unitOfFile(model: StepModel): number {
  const [first] = model.ofType('SHAPE_DEFINITION_REPRESENTATION')
  const definition = first === undefined ? undefined : model.as(first, 'SHAPE_DEFINITION_REPRESENTATION')
  return definition === undefined ? 1 : unitOf(model, idOf(definition.parameters[1]))
}

/** Representations of the same part. */
function readRelated(model: StepModel): Map<number, number[]> {
  const related = new Map<number, number[]>()
  const add = (one: number, other: number) => related.set(one, [...(related.get(one) ?? []), other])
  for (const id of model.ofType('SHAPE_REPRESENTATION_RELATIONSHIP')) {
    const { parameters } = model.read(id)[0] ?? { parameters: [] }
    const [one, other] = [idOf(parameters[2]), idOf(parameters[3])]
    add(one, other)
    add(other, one)
  }
  return related
}

function readMapping(model: StepModel, id: number, unit: number): { mapped: number; placed: Frame } {
  const [, source, target] = model.as(id, 'MAPPED_ITEM')?.parameters ?? []
  const [origin, mapped] = model.as(idOf(source), 'REPRESENTATION_MAP')?.parameters ?? []
  const mappedId = idOf(mapped)
  const from = readFrame(model, idOf(origin), unitOf(model, mappedId))
  return { mapped: mappedId, placed: placeFrame(readFrame(model, idOf(target), unit), invert(from)) }
}

function readParts(model: StepModel): Map<number, Part> {
  const parts = new Map<number, Part>()
  for (const id of model.ofType('PRODUCT_DEFINITION')) {
    parts.set(id, { name: readName(model, id), representations: [], children: [] })
  }
  for (const id of model.ofType('SHAPE_DEFINITION_REPRESENTATION')) {
    const [definition, representation] = model.read(id)[0]?.parameters ?? []
    const part = parts.get(definedBy(model, idOf(definition)))
    part?.representations.push(idOf(representation))
  }
  const placed = new Map<number, Frame>()
  for (const id of model.ofType('CONTEXT_DEPENDENT_SHAPE_REPRESENTATION')) {
    const [relation, shape] = model.read(id)[0]?.parameters ?? []
    const occurrence = definedBy(model, idOf(shape))
    placed.set(occurrence, readPlacing(model, idOf(relation), occurrence, parts))
  }
  for (const id of model.ofType('NEXT_ASSEMBLY_USAGE_OCCURRENCE')) {
    const [, , , parent, child] = model.read(id)[0]?.parameters ?? []
    parts.get(idOf(parent))?.children.push({ part: idOf(child), frame: placed.get(id) ?? identity })
  }
  return parts
}

/** What a shape is of: a product's definition, or an occurrence in an assembly. */
function definedBy(model: StepModel, shape: number): number {
  const record = model.as(shape, 'PRODUCT_DEFINITION_SHAPE', 'PROPERTY_DEFINITION')
  return record === undefined ? -1 : idOf(record.parameters[2])
}

function readName(model: StepModel, definition: number): string {
  const formation = model.read(definition)[0]?.parameters[2]
  const product = model.read(idOf(formation))[0]?.parameters[2]
  const [id, name] = model.as(idOf(product), 'PRODUCT')?.parameters ?? []
  return textOf(name).trim() || textOf(id).trim()
}

/** Reads the place of an occurrence in its parent. */
function readPlacing(model: StepModel, relation: number, occurrence: number, parts: Map<number, Part>): Frame {
  const record = model.as(relation, 'REPRESENTATION_RELATIONSHIP')
  const transformation = model.as(relation, 'REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION')?.parameters.at(-1)
  if (record === undefined || transformation == null) return identity
  const [, , one, other] = record.parameters
  const child = idOf(model.read(occurrence)[0]?.parameters[4])
  const isTurned = parts.get(child)?.representations.includes(idOf(other)) === true && idOf(one) !== idOf(other)
  const units = [one, other].map((each) => unitOf(model, idOf(each)))
  const [first = 1, second = 1] = units
  const items = model.as(idOf(transformation), 'ITEM_DEFINED_TRANSFORMATION')?.parameters
  if (items === undefined) return readFrame(model, idOf(transformation), second)
  const from = readFrame(model, idOf(items[2]), first)
  const to = readFrame(model, idOf(items[3]), second)
  return isTurned ? placeFrame(from, invert(to)) : placeFrame(to, invert(from))
}
