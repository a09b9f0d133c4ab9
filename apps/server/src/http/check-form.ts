import * as z from 'zod/mini'
import type { Queries } from '../database/client.ts'
import { AppError, type Caller, type FieldErrors } from './call.ts'
import { parseInput } from './parse-input.ts'

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
