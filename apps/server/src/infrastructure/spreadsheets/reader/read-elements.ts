const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const attribute = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
/** Matches up to the closing bracket, which may also be in quotes. */
const inside = /^(?:[^>"']|"[^"]*"|'[^']*')*(?=>)/
/** No program writes a longer tag. */
const maxTagLength = 10_000

/**
 * Returns the attributes of every element of a name, with any prefix. A tag ends at the latest where the next begins,
 * so that any text is read only once; an unclosed tag is ignored.
 */
export function readElements(xml: string, name: string): Map<string, string>[] {
  const opening = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])`, 'g')
  return [...xml.matchAll(opening)].flatMap(({ index, 0: { length } }) => {
    const start = index + length
    const next = xml.indexOf('<', start)
    const end = Math.min(next < 0 ? xml.length : next, start + maxTagLength)
    const tag = inside.exec(xml.slice(start, end))
    return tag === null ? [] : [readAttributes(tag[0])]
  })
}

function readAttributes(tag: string): Map<string, string> {
  const read = new Map<string, string>()
  attribute.lastIndex = 0
  for (let found = attribute.exec(tag); found !== null; found = attribute.exec(tag)) {
    const [, key = '', double, single] = found
    read.set(key, decode(double ?? single ?? ''))
  }
  return read
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
