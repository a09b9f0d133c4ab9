import { parse } from 'node:querystring'
import { AppError } from '../../http/app-error.ts'

/** The parameters of an entry, by their names in lower case. */
export type Parameters = ReadonlyMap<string, string>

/** More than any purchasing system sends. */
const maxParameters = 200

/**
 * Reads the parameters of a form or an address. Purchasing systems write their names in any letter case.
 * @throws AppError for one that has two values, as nobody knows which of them is meant
 */
export function readParameters(...texts: readonly string[]): Parameters {
  const parameters = new Map<string, string>()
  for (const text of texts) {
    const parsed = parse(text, '&', '=', { decodeURIComponent: decode, maxKeys: maxParameters })
    for (const [name, value = ''] of Object.entries(parsed)) add(parameters, name.toLowerCase(), value)
  }
  return parameters
}

function add(parameters: Map<string, string>, name: string, value: string | string[]): void {
  const values = new Set([value].flat())
  const known = parameters.get(name)
  if (known !== undefined) values.add(known)
  if (values.size > 1)
    throw new AppError('validationFailed', { fields: { [name.slice(0, 40)]: [{ code: 'invalid' }] } })
  for (const single of values) parameters.set(name, single.replaceAll('\u0000', '').toWellFormed())
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const western = new TextDecoder('windows-1252')

/** Older purchasing systems write umlauts in their Western character set, whose bytes are no valid UTF-8. */
function decode(written: string): string {
  const bytes = Buffer.from(written.replaceAll(/%([\da-f]{2})/gi, toByte), 'latin1')
  try {
    return utf8.decode(bytes)
  } catch {
    return western.decode(bytes)
  }
}

function toByte(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 16))
}
