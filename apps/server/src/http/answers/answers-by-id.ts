import * as z from 'zod/mini'
import type { Queries } from '../../database/client.ts'
import type { CallContext, Caller } from '../call.ts'

/**
 * Answers of which an id is stored for repeated calls, because they are long or name persons who may be deleted. Repeated
 * calls read them again.
 */
export interface AnswersById<Output extends z.ZodMiniType = z.ZodMiniType, Who extends Caller = Caller> {
  output: Output
  idOf(answer: z.output<Output>): string | null
  /** Fields that change later, and are stored beside the id. They name nobody. */
  passing?: readonly (keyof z.output<Output> & string)[]
  read(context: CallContext<Who>, id: string): Promise<z.output<Output>>
}

/** What is stored of such an answer. */
export interface Kept {
  id: string
  /** What could not be read again later. */
  further?: Record<string, unknown>
}

/** Stores less than the answer, and reads the rest again. */
export interface Rereading {
  /** Returns null for an answer that is stored whole. */
  reduce(answer: unknown): Kept | null
  read(db: Queries, kept: Kept): Promise<unknown>
}

/** Finds out how the answers of an endpoint are read again; undefined where they are stored whole. */
export function rereadingFor(
  answersById: readonly AnswersById[],
  output: z.ZodMiniType | undefined,
  call: Omit<CallContext<Caller>, 'db'>,
): Rereading | undefined {
  const known = answersById.find((answers) => answers.output === output)
  const extended = known ?? answersById.find((answers) => listFurther(output, answers.output) !== null)
  if (extended === undefined) return undefined
  const names = [...(listFurther(output, extended.output) ?? []), ...(extended.passing ?? [])]
  return {
    reduce(answer) {
      const id = extended.idOf(answer)
      if (id === null) return null
      const fields = names.flatMap((name) => readField(answer, name))
      return fields.length === 0 ? { id } : { id, further: Object.fromEntries(fields) }
    },
    read: async (db, { id, further }) => {
      const answer = await extended.read({ ...call, db }, id)
      return typeof answer === 'object' ? { ...answer, ...further } : answer
    },
  }
}

/** Lists the fields that an answer has beside those of another one; null if it is no extension of that. */
function listFurther(output: z.ZodMiniType | undefined, base: z.ZodMiniType): string[] | null {
  if (!(output instanceof z.ZodMiniObject) || !(base instanceof z.ZodMiniObject)) return null
  const [shape, baseShape]: Record<string, unknown>[] = [output.shape, base.shape]
  if (shape === undefined || baseShape === undefined) return null
  const isExtension = Object.entries(baseShape).every(([name, schema]) => shape[name] === schema)
  return isExtension ? Object.keys(shape).filter((name) => !(name in baseShape)) : null
}

function readField(answer: unknown, name: string): [string, unknown][] {
  if (typeof answer !== 'object' || answer === null || !Object.hasOwn(answer, name)) return []
  return [[name, Reflect.get(answer, name)]]
}

export function isKept(answer: unknown): answer is Kept {
  if (typeof answer !== 'object' || answer === null || !('id' in answer)) return false
  return Object.keys(answer).every((key) => key === 'id' || key === 'further')
}
