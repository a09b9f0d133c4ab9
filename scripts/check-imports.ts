import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { type Module, modules } from './modules.ts'

const sources = ['packages/*/src/**', 'catalogue/**', 'apps/*/src/**', 'bench/src/**', 'e2e/src/**', 'scripts/**']
const specifiers = /(?:^|[\s;}(])(?:from|import)\s*\(?\s*(['"`])([^'"`\n]+)\1/g
/** Sources that a thread or a process of the file runs. */
const urls = /new URL\(\s*(['"`])([^'"`\n$]+\.tsx?)\1/g
/** The imports of a file that name nothing but types. */
const typeImports = /^(?:import|export) type [\w\s{},*]+ from (['"])([^'"\n]+)\1/gm
/** Runs a statement that stands as text in the code. */
const statement = /\.(?:execute|query)\(/

/** Returns the imports below a folder that `modules` does not allow, a line each. Tests may import everything. */
export function findForbiddenImports(root: string): string[] {
  const files = globSync(
    sources.map((source) => `${source}/*.{ts,tsx,mts,js,mjs}`),
    { cwd: root },
  )
  return files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(posix.join(root, file), 'utf8')
      const reject = (specifier: string, isType: boolean) => {
        const reason = rejectImport(file, specifier, isType)
        return reason === null ? [] : [`${file} must not import ${specifier}: ${reason}`]
      }
      const values = text.replaceAll(typeImports, '')
      const rejected = [
        ...listSpecifiers(text, typeImports).flatMap((specifier) => reject(specifier, true)),
        ...listSpecifiers(values, specifiers).flatMap((specifier) => reject(specifier, false)),
        ...listSpecifiers(values, urls).flatMap((specifier) => reject(specifier, false)),
      ]
      const hasStatement = statement.test(text) && moduleOf(file)?.hasSql !== true
      return hasStatement ? [...rejected, `${file} must not run a statement: ${noSql}`] : rejected
    })
}

/** Returns what a file imports besides types: paths from the root, and names of packages. */
export function listImports(root: string, file: string): string[] {
  const values = readFileSync(posix.join(root, file), 'utf8').replaceAll(typeImports, '')
  return listSpecifiers(values, specifiers).map((specifier) => resolve(file, specifier) ?? specifier)
}

function listSpecifiers(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, , specifier = '']) => specifier)
}

const noSql = 'SQL stands in a repository'

/** Returns why a file must not import this; null if it may. */
function rejectImport(file: string, specifier: string, isType: boolean): string | null {
  const from = moduleOf(file)
  if (from === undefined) return 'the file belongs to no module'
  if (/^(drizzle-orm|pg)(\/|$)/.test(specifier)) {
    return from.hasSql ? null : noSql
  }
  if (/^(?:[/#~]|@\/)/.test(specifier)) return 'a file is named by its relative path'
  if (/\.test\.tsx?$/.test(specifier)) return 'only tests know tests'
  const target = resolve(file, specifier)
  if (target === null) return null
  const to = moduleOf(target)
  if (to === undefined) return 'what it names belongs to no module'
  if (to === from && from.ofOwnFeature?.includes(to.name) !== true) return null
  if (from.imports.includes(to.name)) return null
  if (isType && from.typesOf?.includes(to.name)) return null
  const isOwn = from.ofOwnFeature?.includes(to.name) === true && featureOf(file) === featureOf(target)
  return isOwn ? null : `${from.name} knows nothing of ${to.name}`
}

/** Returns the path from the root of the file that an import names; null for a package of the registry. */
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier)
  const [, name, path] = /^@normwerk\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return name === undefined ? null : `packages/${name}/src/${path}.ts`
}

function moduleOf(file: string): Module | undefined {
  return modules.find(({ files }) => files.test(file))
}

function featureOf(file: string): string | undefined {
  return /^apps\/\w+\/src\/features\/[^/]+\//.exec(file)?.[0]
}

if (import.meta.main) {
  const forbidden = findForbiddenImports('.')
  for (const line of forbidden) console.error(line)
  if (forbidden.length > 0) process.exit(1)
}
