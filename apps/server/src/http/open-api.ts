import { type Endpoint, type Endpoints, readRoute, takesKey } from '@normwerk/contract/endpoint'
import { commonErrors, errorCodes, errorStatus } from '@normwerk/contract/errors'
import { maxCarriedDimensions } from '@normwerk/contract/limits'
import { grants } from '@normwerk/contract/permissions'
import { Problem } from '@normwerk/contract/problem'
import { AttributeKey, Product } from '@normwerk/contract/product'
import { FilterResult } from '@normwerk/contract/search'
import * as z from 'zod/mini'
import type { Settings } from '../settings.ts'
import { cookieName, needsCsrfToken } from './session/cookies.ts'

type Json = Record<string, unknown>
export type JsonSchema = z.core.JSONSchema.JSONSchema

// Not in the contract, as the page would load what keeps such notes.
Problem.shape.code.register(z.globalRegistry, { enum: errorCodes })

AttributeKey.register(z.globalRegistry, { type: 'string' })
FilterResult.shape.products.register(z.globalRegistry, {
  description: 'The products of the items. Only in a compact answer, whose items have no product of their own.',
})
Product.shape.productDimension.register(z.globalRegistry, {
  description: `All articles of a product with at most ${maxCarriedDimensions}, else the first of them.`,
})
Product.shape.furtherDimensions.register(z.globalRegistry, {
  description:
    'The call and its input that list the first page of further articles. Ask for later pages until `total`.',
})

/** Describes all calls as OpenAPI 3.1, from the contract and the names of the shop's cookies. */
export function describeApi(features: Record<string, Endpoints>, version: string, settings: Settings): Json {
  const paths: Record<string, Json> = {}
  for (const [feature, endpoints] of Object.entries(features)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const { method, path } = readRoute(endpoint.route)
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeCall(feature, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Normwerk', version },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(Problem) },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: cookieName('session', settings) },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: `The value of the cookie ${cookieName('XSRF-TOKEN', settings)}, which any GET below /api sets. On https both cookies have the prefix __Host-.`,
        },
      },
    },
  }
}

function describeCall(feature: string, name: string, endpoint: Endpoint): Json {
  const { method, path } = readRoute(endpoint.route)
  const isQuery = method === 'GET' || method === 'DELETE'
  const input = endpoint.input && toJsonSchema(endpoint.input)
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    ...describeSecurity(endpoint),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => parameter('path', param ?? '', { type: 'string' }, true)),
      ...(isQuery && input ? describeQuery(input) : []),
      ...(endpoint.minimal ? [parameter('header', 'Prefer', { const: 'return=minimal' }, false)] : []),
      ...(takesKey(endpoint) ? [parameter('header', 'Idempotency-Key', { type: 'string' }, false)] : []),
    ],
    ...(isQuery ? {} : describeBody(endpoint, input)),
    responses: { ...describeAnswer(endpoint), ...describeErrors(endpoint) },
  }
}

function describeSecurity(endpoint: Endpoint): Json {
  const session = grants[endpoint.permission] === 'anonymous' ? {} : { session: [] }
  const needed = needsCsrfToken(endpoint) ? { ...session, csrf: [] } : session
  return Object.keys(needed).length === 0 ? {} : { security: [needed] }
}

function describeBody({ upload }: Endpoint, input: Json | undefined): Json {
  if (upload !== true) return input === undefined ? {} : { requestBody: { required: true, content: json(input) } }
  const file = { type: 'string', format: 'binary' }
  const schema = { type: 'object', required: ['file'], properties: { ...propertiesOf(input), file } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

function propertiesOf(input: Json | undefined): Json {
  const { properties } = input ?? {}
  return typeof properties === 'object' && properties !== null ? Object.fromEntries(Object.entries(properties)) : {}
}

function describeQuery(schema: Json): Json[] {
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties ?? {}).map(([name, property]) =>
    parameter('query', name, property, required.includes(name)),
  )
}

function describeAnswer({ file, output, minimal, status }: Endpoint): Json {
  if (file) {
    return {
      200: { description: 'The file.', content: { '*/*': {} } },
      206: { description: 'The part of the file that `Range` asks for.', content: { '*/*': {} } },
      304: { description: 'The file is the one that `If-None-Match` names.' },
      416: { description: 'The file has no such part.' },
    }
  }
  if (output !== undefined) {
    const schema = toJsonSchema(minimal === undefined ? output : z.union([output, minimal]))
    return { [status ?? 200]: { description: 'The answer.', content: json(schema) } }
  }
  return status === undefined ? { 204: { description: 'Done.' } } : { [status]: { description: 'Taken.' } }
}

function describeErrors(endpoint: Endpoint): Json {
  const codes = [...new Set([...endpoint.errors, ...commonErrors])]
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function parameter(place: string, name: string, schema: unknown, required: boolean): Json {
  return { in: place, name, required, schema }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

/** Returns the JSON schema of what a client sends or gets. */
export function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
