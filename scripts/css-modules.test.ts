import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Its groups are the name and the path. */
const imports = /^import (\w+) from '(\.[^']+\.module\.css)'/gm

/** Returns the classes that the components use, by style sheet; null if one chooses a class by a computed name. */
function listUsed(): Map<string, Set<string> | null> {
  const used = new Map<string, Set<string> | null>()
  for (const file of globSync('apps/web/src/**/*.tsx')) {
    const source = readFileSync(file, 'utf8')
    for (const [, name = '', path = ''] of source.matchAll(imports)) {
      const sheet = join(dirname(file), path)
      const known = used.get(sheet)
      const classes = [...source.matchAll(new RegExp(`(?<![\\w/-])${name}\\.(\\w+)`, 'g'))].map(
        ([, found = '']) => found,
      )
      const isComputed = known === null || source.includes(`${name}[`)
      used.set(sheet, isComputed ? null : new Set([...(known ?? []), ...classes]))
    }
  }
  return used
}

function listDefined(sheet: string): Set<string> {
  const source = readFileSync(sheet, 'utf8').replaceAll(/\/\*.*?\*\/|url\(.*?\)|\d\.\d+/gs, '')
  return new Set([...source.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name))
}

test.each([...listUsed()])('%s has the classes that components use, and no others', (sheet, used) => {
  if (used !== null) expect([...used].toSorted()).toEqual([...listDefined(sheet)].toSorted())
})
