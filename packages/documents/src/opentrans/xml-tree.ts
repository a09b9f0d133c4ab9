import { parseXml, XmlElement } from '@rgrove/parse-xml'

/** The file does not say what it should; the message tells staff what is wrong. */
export class UnreadableAnswer extends Error {
  override name = 'UnreadableAnswer'
}

/** Parses a file in the encoding that it names. */
export function parseTree(bytes: Uint8Array): XmlElement {
  const [, encoding = 'utf-8'] =
    /^.{0,100}?encoding=["']([\w-]+)["']/s.exec(new TextDecoder('latin1').decode(bytes)) ?? []
  try {
    const { root } = parseXml(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    if (root === null) throw new Error('no root element')
    return root
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new UnreadableAnswer(`The file is no XML: ${reason}`)
  }
}

/** The name without its prefix, which every writer chooses for themselves. */
export function nameOf({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Returns all elements at a path of names below an element. */
export function findAll(element: XmlElement, ...path: readonly string[]): XmlElement[] {
  const [first, ...rest] = path
  if (first === undefined) return [element]
  return element.children.flatMap((child) =>
    child instanceof XmlElement && nameOf(child) === first ? findAll(child, ...rest) : [],
  )
}

/** Returns the text of the first element at a path; null if it is missing or empty. */
export function findText(element: XmlElement, ...path: readonly string[]): string | null {
  return findAll(element, ...path)[0]?.text.trim() || null
}

/** @throws UnreadableAnswer if it is missing or empty */
export function readText(element: XmlElement, ...path: readonly string[]): string {
  const text = findText(element, ...path)
  if (text === null) throw new UnreadableAnswer(`${path.join('/')} is missing.`)
  return text
}
