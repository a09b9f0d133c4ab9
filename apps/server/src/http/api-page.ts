import { type Endpoint, type Endpoints, readRoute, takesKey } from '@normwerk/contract/endpoint'
import { commonErrors, errorStatus } from '@normwerk/contract/errors'
import { grants } from '@normwerk/contract/permissions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { escapeHtml } from '../infrastructure/escape-html.ts'
import { AppError, type Dependencies } from './call.ts'
import { describeApi, type JsonSchema, toJsonSchema } from './open-api.ts'
import { version } from './session/operators.ts'
import { readVisit } from './session/session.ts'

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
nav { columns: 14rem }
nav a { display: block }
section { margin-top: 3rem }
h3 { margin: 2rem 0 0 }
p { margin: 0.25rem 0 }
summary { cursor: pointer }
pre { margin: 0.25rem 0; padding: 0.75rem; overflow: auto; background: light-dark(#f1f3f5, #22272c) }
`

/**
 * Serves `/api/openapi.json` and, for people, `/api/docs` to whom the settings allow it. Both are made on demand, as no
 * server start should wait.
 */
export function serveApiDescription(
  app: FastifyInstance,
  dependencies: Dependencies,
  features: Record<string, Endpoints>,
): void {
  let document: ReturnType<typeof describeApi> | undefined
  let page: string | undefined
  const { settings } = dependencies
  const preHandler = async (request: FastifyRequest) => {
    if (settings.apiDocs === 'everyone') return
    if (settings.apiDocs === 'nobody') throw new AppError('entryNotFound')
    const { caller } = await readVisit(request, dependencies)
    if (caller === null) throw new AppError('notSignedIn')
  }
  app.get('/api/openapi.json', { preHandler }, async () => {
    document ??= describeApi(features, version, settings)
    return document
  })
  app.get('/api/docs', { preHandler }, async (_, reply) => {
    page ??= formatApiPage(features)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** Writes the calls of the contract as a page for programmers: in English like their summaries, and without a script. */
function formatApiPage(features: Record<string, Endpoints>): string {
  const names = Object.keys(features)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Normwerk API</title>
<style>${style}</style>
<h1>Normwerk API</h1>
<p>For programs: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav>${names.map((name) => `<a href="#${name}">${name}</a>`).join('')}</nav>
${Object.entries(features)
  .map(([feature, endpoints]) => formatFeature(feature, Object.entries(endpoints)))
  .join('\n')}
</html>
`
}

function formatFeature(feature: string, endpoints: [string, Endpoint][]): string {
  const calls = endpoints.map(([name, endpoint]) => formatCall(`${feature}.${name}`, endpoint))
  return `<section id="${feature}"><h2>${feature}</h2>\n${calls.join('\n')}</section>`
}

function formatCall(id: string, endpoint: Endpoint): string {
  const { route, summary, permission, input, output, upload, file } = endpoint
  const errors = [...new Set([...endpoint.errors, ...commonErrors])].map((code) => `${errorStatus[code]} ${code}`)
  return [
    `<h3 id="${id}"><code>${escapeHtml(route)}</code></h3>`,
    `<p>${escapeHtml(summary)}</p>`,
    `<p>For: ${grants[permission]} (${permission})${takesKey(endpoint) ? '. Header: Idempotency-Key' : ''}</p>`,
    input === undefined ? '' : formatSchema(placeOfInput(endpoint), input),
    upload === true ? '<p>Form: the field <code>file</code></p>' : '',
    output === undefined ? '' : formatSchema('Answer', output),
    file === true ? '<p>Answer: a file</p>' : '',
    `<details><summary>Rejections</summary><pre>${errors.sort().join('\n')}</pre></details>`,
  ].join('\n')
}

function placeOfInput({ route, upload }: Endpoint): string {
  if (upload === true) return 'Form'
  const { method } = readRoute(route)
  return method === 'GET' ? 'Query' : method === 'DELETE' ? 'Query or body' : 'Body'
}

function formatSchema(title: string, schema: NonNullable<Endpoint['input']>): string {
  return `<details><summary>${title}</summary><pre>${escapeHtml(formatType(toJsonSchema(schema), ''))}</pre></details>`
}

/** Writes a schema as a type, such as `{ id: string, note?: string (≤ 60) | null }`. */
function formatType(schema: JsonSchema | boolean, indent: string): string {
  if (typeof schema === 'boolean') return 'unknown'
  const { type, anyOf, oneOf, properties, items, additionalProperties } = schema
  const literals = schema.const === undefined ? schema.enum : [schema.const]
  if (literals !== undefined) return literals.map((value) => JSON.stringify(value)).join(' | ')
  const union = anyOf ?? oneOf
  if (union !== undefined) return union.map((each) => formatType(each, indent)).join(' | ')
  if (properties !== undefined) return formatObject(properties, new Set(schema.required), indent)
  if (type === 'object') return `{ [key: string]: ${formatType(additionalProperties ?? true, indent)} }`
  if (items !== undefined && !Array.isArray(items)) return `Array<${formatType(items, indent)}>${formatLimits(schema)}`
  return type === undefined ? 'unknown' : [type].flat().join(' | ') + formatLimits(schema)
}

function formatObject(
  properties: Record<string, JsonSchema | boolean>,
  required: ReadonlySet<string>,
  indent: string,
): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${deeper}${name}${required.has(name) ? '' : '?'}: ${formatType(schema, deeper)}\n`,
  )
  return `{\n${lines.join('')}${indent}}`
}

function formatLimits({ format, minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema) {
  const from = [minimum, minLength, minItems].find((limit) => limit !== undefined && limit > Number.MIN_SAFE_INTEGER)
  const to = [maximum, maxLength, maxItems].find((limit) => limit !== undefined && limit < Number.MAX_SAFE_INTEGER)
  const limits = [format, from === undefined ? '' : `≥ ${from}`, to === undefined ? '' : `≤ ${to}`].filter(Boolean)
  return limits.length === 0 ? '' : ` (${limits.join(', ')})`
}
