const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes of every element of a name, whatever its prefix. */
export function readElements(xml: string, name: string): Map<string, string>[] {
  const element = new RegExp(`<(?:[\\w.-]+:)?${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'g')
  return [...xml.matchAll(element)].map(([, text = '']) => {
    const pairs = [...text.matchAll(attribute)]
    return new Map(pairs.map(([, key = '', double, single]) => [key, decode(double ?? single ?? '')]))
  })
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
