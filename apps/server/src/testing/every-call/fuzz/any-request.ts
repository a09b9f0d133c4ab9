import fc from 'fast-check'
import { anyValue, type Known } from './any-value.ts'
import type { Operation } from './api-document.ts'
import { hostileBody, hostileFile, hostileHeaders, hostileSegment, hostileText, mix } from './hostile.ts'

export interface FuzzedRequest {
  url: string
  headers: Record<string, string>
  body?: unknown
  /** A form with a file, instead of a body. */
  form?: { file: { name: string; content: Buffer }; fields: Record<string, string> }
}

/** Requests of an operation: half of them as its schemas say, the others with something hostile. */
export function anyRequest(operation: Operation, known: Known): fc.Arbitrary<FuzzedRequest> {
  return fc.oneof(requests(operation, known, 0), requests(operation, known, 8))
}

function requests(operation: Operation, known: Known, hostile: number): fc.Arbitrary<FuzzedRequest> {
  const head = fc.record({
    url: fc.tuple(anyPath(operation, known, hostile), anyQuery(operation, known, hostile)).map((both) => both.join('')),
    headers: mix<Record<string, string>>(fc.constant({}), hostile, hostileHeaders),
  })
  const content = operation.requestBody?.content
  const json = content?.['application/json']?.schema
  if (json !== undefined) {
    const body = mix(anyValue(json, { known, hostile, place: operation.path }), hostile, hostileBody)
    return fc.tuple(head, body).map(([request, sent]) => ({ ...request, body: sent }))
  }
  const form = content?.['multipart/form-data']?.schema
  if (form === undefined) return head
  const names = fc.constantFrom(...Object.keys(form.properties ?? {}), 'other')
  const fields = fc.dictionary(names, fc.oneof(fc.constantFrom('true', '0'), hostileText), { maxKeys: 2 })
  return fc.tuple(head, fc.record({ file: hostileFile, fields })).map(([request, sent]) => ({ ...request, form: sent }))
}

function anyPath({ path, parameters }: Operation, known: Known, hostile: number): fc.Arbitrary<string> {
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
  const values = names.map((name) => {
    const fitting = anyValue({ type: 'string' }, { known, hostile: 0, place: `${path}.${name}` }).map(encode)
    return mix(fitting, hostile * 3, hostileSegment).filter(staysInPlace)
  })
  return fc
    .tuple(...values)
    .map((chosen) =>
      names.reduce((written, name, index) => written.replace(`{${name}}`, () => chosen[index] ?? ''), path),
    )
}

/** Whether an address with this part still is one of the same call. */
const staysInPlace = (segment: string) => segment !== '' && !/^(\.|%2e){1,2}$/i.test(segment)

function anyQuery({ parameters }: Operation, known: Known, hostile: number): fc.Arbitrary<string> {
  const fields = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) => {
      const fitting = anyValue(schema, { known, hostile, place: name }).map((value) => `${name}=${encode(value)}`)
      const odd = ['', '=', `=a&${name}=b`, '[a]=b', '[]=1', '=%zz', '=%00'].map((rest) => name + rest)
      const present = mix(fitting, hostile, fc.constantFrom(...odd))
      return required && hostile === 0 ? present : mix(present, 25, fc.constant(''))
    })
  const unknown = fc.constantFrom('__proto__=1', '__proto__[a]=1', 'unknown=1', '&&==&')
  return fc.tuple(...fields, mix(fc.constant(''), hostile, unknown)).map((chosen) => {
    const written = chosen.filter((part) => part !== '')
    return written.length === 0 ? '' : `?${written.join('&')}`
  })
}

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return encodeURIComponent(text.slice(0, 3000).toWellFormed())
}
