const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const attribute = /\s*([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
/** Up to the sign that closes it, which may also stand in quotes. */
const inside = /^(?:[^>"']|"[^"]*"|'[^']*')*(?=>)/
/** No program writes one so long. */
const maxTagLength = 10_000

/**
 * The attributes of every element of a name, whatever its prefix. A tag ends where the next begins: one that is not
 * closed before is none, so that a text is gone through once, whatever stands in it.
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
