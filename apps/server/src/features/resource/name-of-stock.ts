import { parse } from 'node:path'
import { parseConfiguredPart } from '@normwerk/parts/configured-part'

/** Returns the name of the file of the article that a part is made from: `AZH-6x200-L150.step` gives `AZH-6x200.step`. */
export function nameOfStock(fileName: string): string {
  const { name, ext } = parse(fileName)
  return `${parseConfiguredPart(name)?.articleNumber ?? name}${ext}`
}
