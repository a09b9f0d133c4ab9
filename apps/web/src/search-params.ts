type Flat = string | number | boolean

/** Parses the query of an address as plain texts: "6" stays a text, and nothing is quoted. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query))
}

/** Formats the query. Missing and empty values are left out, so that plain pages have plain addresses. */
export function formatSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (isFlat(value) && value !== '') query.set(name, String(value))
  return query.size === 0 ? '' : `?${query}`
}

function isFlat(value: unknown): value is Flat {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

type Raw = Record<string, unknown>

/** Readers for `validateSearch`. Each returns `{ name: value }`, or nothing if the address has no valid value. */
export function readTextParam<Name extends string>(raw: Raw, ...names: Name[]): { [N in Name]?: string } {
  const read: { [N in Name]?: string } = {}
  for (const name of names) {
    const value = raw[name]
    if (isFlat(value) && value !== '') read[name] = String(value)
  }
  return read
}

export function readNumberParam<Name extends string>(raw: Raw, name: Name): { [N in Name]?: number } {
  const value = isFlat(raw[name]) ? Number(raw[name]) : Number.NaN
  return Number.isFinite(value) && raw[name] !== '' ? entry(name, value) : {}
}

/** Reads page numbers: whole, from 2 on (the first page is left out). */
export function readPageParam<Name extends string>(raw: Raw, name: Name): { [N in Name]?: number } {
  const value = Number(raw[name])
  return Number.isSafeInteger(value) && value > 1 ? entry(name, value) : {}
}

export function readChoiceParam<Name extends string, Value extends string>(
  raw: Raw,
  name: Name,
  values: readonly Value[],
): { [N in Name]?: Value } {
  const value = values.find((choice) => choice === raw[name])
  return value === undefined ? {} : entry(name, value)
}

/** Only `true` is written to an address. */
export function readFlagParam<Name extends string>(raw: Raw, name: Name): { [N in Name]?: true } {
  return raw[name] === 'true' || raw[name] === true ? entry(name, true as const) : {}
}

function entry<Name extends string, Value>(name: Name, value: Value): { [N in Name]?: Value } {
  const made: { [N in Name]?: Value } = {}
  made[name] = value
  return made
}
