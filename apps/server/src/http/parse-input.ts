import { isId, isStorable } from '@normwerk/contract/common'
import { fieldCodes, isErrorCode } from '@normwerk/contract/errors'
import * as z from 'zod/mini'
import type { Queries } from '../database/client.ts'
import { AppError, type Caller, type ErrorParams, type FieldErrors } from './call.ts'

type Issue = z.core.$ZodIssue

/** Parses input from the network. A rejection names each field, with the rule's own code if it has one. */
export function parseInput(schema: z.ZodMiniType, raw: unknown): unknown {
  const parsed = z.safeParse(schema, raw)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const own = issues.map(ownCode).find((code) => code !== undefined)
  const fields = collectFields(issues, raw)
  throw new AppError(own ?? 'validationFailed', { ...(fields && { fields }) })
}

function ownCode(issue: Issue) {
  const code = issue.code === 'custom' ? issue.params?.code : undefined
  return typeof code === 'string' && isErrorCode(code) ? code : undefined
}

/** Returns the errors of fields by their paths. */
export function collectFields(issues: Issue[], raw: unknown): FieldErrors | undefined {
  // A map, because a field may have the name of a property that every object has.
  const fields = new Map<string, FieldErrors[string]>()
  for (const issue of issues) {
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const place of places) {
      // A value that is no object has no field of this name.
      if (place.length === 0) continue
      const path = place.map(String).join('.').slice(0, 200)
      const fieldError = readIssue(issue, raw)
      const known = fields.get(path) ?? []
      // Two rules may report the same error.
      if (!known.some(({ code }) => code === fieldError.code)) fields.set(path, [...known, fieldError])
    }
  }
  return fields.size === 0 ? undefined : Object.fromEntries(fields)
}

function readIssue(issue: Issue, raw: unknown): FieldErrors[string][number] {
  const code = ownCode(issue)
  if (code !== undefined) return { code }
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknownField' }
    case 'too_big':
      return issue.origin === 'string' ? { code: 'tooLong', params: limit(issue.maximum) } : { code: 'invalid' }
    case 'too_small':
      return issue.origin === 'string' ? { code: 'tooShort', params: limit(issue.minimum) } : { code: 'invalid' }
    case 'invalid_type':
      return { code: isMissing(raw, issue.path) ? 'required' : 'invalid' }
    case 'invalid_union':
      return readUnion(issue, raw)
    case 'custom':
      return { code: fieldCodes.find((code) => code === issue.params?.field) ?? 'invalid' }
    default:
      return { code: 'invalid' }
  }
}

/** For an optional or alternative value: reports the errors of the last alternative. */
function readUnion(issue: z.core.$ZodIssueInvalidUnion, raw: unknown): FieldErrors[string][number] {
  const meant = issue.errors.at(-1)?.[0]
  return meant === undefined ? { code: 'invalid' } : readIssue({ ...meant, path: [...issue.path, ...meant.path] }, raw)
}

function limit(bound: number | bigint): ErrorParams {
  return { limit: Number(bound) }
}

function isMissing(raw: unknown, path: readonly PropertyKey[]): boolean {
  let value = raw
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, key)
  }
  return value === undefined || value === null
}

/** Returns the path parameters as texts. One that can name nothing is answered like an unknown one. */
export function parseParams(raw: unknown): Record<string, string> {
  const params: Record<string, string> = {}
  if (typeof raw !== 'object' || raw === null) return params
  for (const [name, value] of Object.entries(raw)) {
    if (typeof value !== 'string' || !isStorable(value)) throw new AppError('entryNotFound')
    if (name === 'id' && !isId(value)) throw new AppError('entryNotFound')
    params[name] = isId(value) ? value.toLowerCase() : value
  }
  return params
}

/** The fields of a form that are valid by themselves; the others are left out. */
export type ValidFields<Input> = Input extends readonly unknown[] | string | number | boolean | null | undefined
  ? Input
  : { [Name in keyof Input]?: ValidFields<Input[Name]> | undefined }

/** Finds errors that only the database tells, so that a form which is wrong in other fields gets all its errors at once. */
export type FormCheck<Input, Who extends Caller | null = Caller | null> = (
  form: ValidFields<Input>,
  context: { db: Queries; caller: Who },
) => Promise<FieldErrors>

/**
 * Parses a form.
 * @param check finds the further errors of a rejected form in its valid fields
 */
export async function parseForm(
  schema: z.ZodMiniType,
  raw: unknown,
  check: (form: Record<string, unknown>) => Promise<FieldErrors>,
): Promise<unknown> {
  try {
    return parseInput(schema, raw)
  } catch (error) {
    if (!(error instanceof AppError) || error.details.fields === undefined) throw error
    throw error.withFields({ ...(await check(pickValid(schema, raw))), ...error.details.fields })
  }
}

function pickValid(schema: unknown, raw: unknown): Record<string, unknown> {
  if (!(schema instanceof z.ZodMiniObject) || typeof raw !== 'object' || raw === null) return {}
  const fields = Object.entries(schema.shape).flatMap(([name, field]): [string, unknown][] => {
    if (!Object.hasOwn(raw, name)) return []
    const sent: unknown = Reflect.get(raw, name)
    const parsed = field instanceof z.ZodMiniType ? z.safeParse(field, sent) : undefined
    if (parsed?.success === true) return [[name, parsed.data]]
    const inner = pickValid(field, sent)
    return Object.keys(inner).length === 0 ? [] : [[name, inner]]
  })
  return Object.fromEntries(fields)
}
