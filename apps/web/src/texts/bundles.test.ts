import { readdirSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { grants } from '@normwerk/contract/permissions'
import { bundleOf } from '@normwerk/i18n/bundles'
import { loadMessages } from '@normwerk/i18n/load-messages'
import { describe, expect, test } from 'vitest'

const texts = await loadMessages('en')
const sources = fileURLToPath(new URL('..', import.meta.url))

/** The code of a package with texts. */
const namedTexts = ['option-texts', 'status-texts'].map((name) => `@normwerk/i18n/${name}`)

/** Returns a file and everything that it imports statically, each with its text. */
function reach(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen
  const source = readFileSync(file, 'utf8')
  seen.set(file, source)
  for (const [statement, path = ''] of source.matchAll(/^(?:import|\} from)[^\n]*?'(\.[^']+\.tsx?)'/gm)) {
    if (!statement.startsWith('import type')) reach(resolve(dirname(file), path), seen)
  }
  for (const name of namedTexts) {
    if (new RegExp(`^import \\{.*'${name}'`, 'm').test(source)) reach(fileURLToPath(import.meta.resolve(name)), seen)
  }
  return seen
}

/** Returns the bundles of the texts that a file and its static imports may show. */
function bundlesOf(file: string): Set<string> {
  const source = [...reach(file).values()].join('\n')
  const ids = [...source.matchAll(/'([a-z][A-Za-z]*\.[A-Za-z0-9_.]+)'/g)].map(([, id = '']) => id)
  return new Set(ids.filter((id) => id in texts && !(id in grants)).map(bundleOf))
}

function routeFiles(): string[] {
  return readdirSync(`${sources}routes`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /-routes\.ts$/.test(name),
  )
}

/** Returns every page that is loaded later, with the bundles that its route enters first. */
function latePages(): [page: string, bundles: string[]][] {
  return routeFiles().flatMap((name) => {
    const source = readFileSync(`${sources}routes/${name}`, 'utf8')
    const entered = new Map(
      [...source.matchAll(/^const (\w+) = needsBundles\((.*)\)$/gm)].map(([, name = '', bundles = '']) => [
        name,
        [...bundles.matchAll(/\w+/g)].map(([bundle]) => bundle),
      ]),
    )
    return [...source.matchAll(/createRoute\(\{\s*\.\.\.(\w+),(?:(?!createRoute)[\s\S])*?\n\}\)/g)].flatMap(
      ([route, base = '']) => {
        const page = /import\('(?:\.\.\/)+(pages\/[^']+)'\)/.exec(route)?.[1]
        return page === undefined ? [] : [[page, entered.get(base) ?? []] satisfies [string, string[]]]
      },
    )
  })
}

/**
 * Dialogs and other parts of pages that are loaded later, with the bundles that they wait for.
 */
function lateParts(): [part: string, bundles: string[]][] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const source = readFileSync(`${sources}${name}`, 'utf8')
      const calls = source.matchAll(
        /late(?:Dialog|Part|Code)\(\s*\(\) =>\s*import\('(\.[^']+)'\)\.then\(.*?\),?((?:\s*'\w+',?)*)\s*\)/g,
      )
      return [...calls].map(([, path = '', bundles = '']): [string, string[]] => [
        resolve(dirname(`${sources}${name}`), path),
        [...bundles.matchAll(/\w+/g)].map(([bundle]) => bundle),
      ])
    })
}

describe('a text is loaded when its page shows it', () => {
  test('code that every page loads uses only texts of the bundle shop', () => {
    expect([...bundlesOf(`${sources}main.tsx`)]).toEqual(['shop'])
  })

  test.each(latePages())('%s', (page, bundles) => {
    const allowed = ['shop', ...bundles]
    expect([...bundlesOf(`${sources}${page}`)].filter((shown) => !allowed.includes(shown))).toEqual([])
  })

  test.each(lateParts())('%s', (part, bundles) => {
    const allowed = ['shop', ...bundles]
    expect([...bundlesOf(part)].filter((shown) => !allowed.includes(shown))).toEqual([])
  })
})
