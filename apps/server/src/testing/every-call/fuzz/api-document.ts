import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import * as z from 'zod/mini'
import type { JsonSchema } from '../../../http/open-api.ts'

const Schema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null)
const Content = z.optional(z.record(z.string(), z.object({ schema: z.optional(Schema) })))
const Parameter = z.object({
  in: z.enum(['path', 'query', 'header']),
  name: z.string(),
  required: z.boolean(),
  schema: Schema,
})
const Call = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
})
const Document = z.object({
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), Call)),
  components: z.object({ schemas: z.record(z.string(), Schema) }),
})

/** A call as the OpenAPI document describes it, without a look at the contract. */
export interface Operation extends z.output<typeof Call> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Returns how an answer differs from its description; null if it does not. */
  differs(status: number, contentType: string, text: string): string | null
}

/** Reads the calls of an OpenAPI document. */
export function readOperations(document: unknown): Operation[] {
  const { paths, components } = z.parse(Document, document)
  // Each schema validates few answers, so compiling it quickly counts for more than a quick validator.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } })
  for (const [name, schema] of Object.entries(components.schemas)) ajv.addSchema(schema, `#/components/schemas/${name}`)
  return Object.entries(paths).flatMap(([path, { get, post, put, delete: remove }]) =>
    Object.entries({ GET: get, POST: post, PUT: put, DELETE: remove }).flatMap(([method, call]) =>
      call === undefined ? [] : [{ ...call, method: z.parse(Method, method), path, differs: compare(call, ajv) }],
    ),
  )
}

const Method = z.enum(['GET', 'POST', 'PUT', 'DELETE'])

function compare({ responses }: z.output<typeof Call>, ajv: Ajv2020): Operation['differs'] {
  const validators = new Map<string, ValidateFunction>()
  return (status, contentType, text) => {
    const described = responses[status]
    if (described === undefined) return `the status ${status} is not described`
    const { content = {} } = described
    const types = Object.keys(content)
    if (types.length === 0) return text === '' ? null : 'there should be no content'
    if (types.includes('*/*')) return null
    const type = types.find((known) => contentType.startsWith(known))
    if (type === undefined) return `the type ${contentType} is not described`
    const schema = content[type]?.schema ?? {}
    const validate = validators.get(`${status}`) ?? ajv.compile(schema)
    validators.set(`${status}`, validate)
    const answer: unknown = JSON.parse(text)
    if (!validate(answer)) return ajv.errorsText(validate.errors)
    if (status < 400) return null
    const { code } = z.parse(Coded, answer)
    return described.description.split(', ').includes(code) ? null : `the code ${code} is not described`
  }
}

const Coded = z.object({ code: z.string() })
