import { idOf, idsOf, keywordOf, numberOf, type StepModel } from './step-model.ts'

const prefixes: Readonly<Record<string, number>> = {
  MICRO: 1e-6,
  MILLI: 1e-3,
  CENTI: 1e-2,
  DECI: 1e-1,
  KILO: 1e3,
}
const maxDepth = 4

/** Returns how many mm a unit of length has in a representation; mm where it says nothing. */
export function readUnit(model: StepModel, contextId: number): number {
  const units = model.as(contextId, 'GLOBAL_UNIT_ASSIGNED_CONTEXT')?.parameters[0]
  for (const id of idsOf(units)) {
    const mm = lengthOf(model, id, 0)
    if (mm !== null) return mm
  }
  return 1
}

/** Returns null for a unit of something else. */
function lengthOf(model: StepModel, id: number, depth: number): number | null {
  const parts = model.read(id)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.parameters
  const si = partOf('SI_UNIT')
  if (si !== undefined) {
    const [prefix, name] = si.slice(-2).map(keywordOf)
    return name === 'METRE' ? 1000 * (prefixes[prefix ?? ''] ?? 1) : null
  }
  const conversion = partOf('CONVERSION_BASED_UNIT')
  if (conversion === undefined || partOf('LENGTH_UNIT') === undefined || depth > maxDepth) return null
  const measure = model.as(idOf(conversion.at(-1)), 'LENGTH_MEASURE_WITH_UNIT', 'MEASURE_WITH_UNIT')
  if (measure === undefined) return null
  const [value, unit] = measure.parameters
  const base = lengthOf(model, idOf(unit), depth + 1)
  return base === null ? null : base * numberOf(value)
}
