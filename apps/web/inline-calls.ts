import type { Endpoints } from '@normwerk/contract/endpoint'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'
import { formatCall } from './strip-contract.ts'

/**
 * Writes each call of the contract into the files that make it. A module is in one chunk as a whole, so that every page
 * would otherwise load the calls of all pages of its feature. An import that is then unused is removed, because what the
 * contract imports would still seem to be shared by all these files.
 */
export const inlineCalls: Plugin = {
  name: 'inline-calls',
  apply: 'build',
  enforce: 'pre',
  async transform(code, file) {
    if (!code.includes('Endpoints.') || file.includes('/contract/src/')) return undefined
    const { imports, reads, names } = findReads(code, file)
    const calls = new Map<string, string>()
    const edits: Edit[] = []
    const inlined = new Map<string, number>()
    for (const { start, end, group, name } of reads) {
      const source = imports.find((found) => importsValue(found, group))?.source.value ?? ''
      const contract = await this.resolve(source, file)
      const exported: Record<string, Endpoints> = contract === null ? {} : await import(contract.id)
      const endpoint = exported[group]?.[name]
      if (endpoint === undefined) continue
      const local = `${group}_${name}`
      calls.set(local, formatCall(endpoint))
      edits.push({ start, end, text: local })
      inlined.set(group, (inlined.get(group) ?? 0) + 1)
    }
    const isRead = (name: string) => names.filter((found) => found === name).length > (inlined.get(name) ?? 0)
    const isUnused = (found: ESTree.ImportDeclaration) =>
      valuesOf(found).some((name) => inlined.has(name)) && !valuesOf(found).some(isRead)
    for (const { start, end } of imports.filter(isUnused)) edits.push({ start, end, text: '' })
    const declared = [...calls].map(([local, call]) => `const ${local} = ${call};`).join('')
    return declared + applyEdits(code, edits)
  },
}

interface Edit {
  start: number
  end: number
  text: string
}

interface Read {
  start: number
  end: number
  group: string
  name: string
}

/** Returns where a file reads `cartEndpoints.list`, its imports, and all names that it uses, as often as it uses them. */
function findReads(
  code: string,
  file: string,
): { imports: ESTree.ImportDeclaration[]; reads: Read[]; names: string[] } {
  const imports: ESTree.ImportDeclaration[] = []
  const reads: Read[] = []
  const names: string[] = []
  const isImport = (at: number) => imports.some(({ start, end }) => start <= at && at < end)
  new Visitor({
    ImportDeclaration(found) {
      imports.push(found)
    },
    Identifier({ start, name }) {
      if (!isImport(start)) names.push(name)
    },
    MemberExpression({ start, end, object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
      const { name: group } = object
      if (!group.endsWith('Endpoints') || !imports.some((found) => importsValue(found, group))) return
      reads.push({ start, end, group, name: property.name })
    },
  }).visit(parseSync(file, code).program)
  return { imports, reads, names }
}

function valuesOf({ specifiers }: ESTree.ImportDeclaration): string[] {
  return specifiers
    .filter((specifier) => !('importKind' in specifier) || specifier.importKind !== 'type')
    .map(({ local }) => local.name)
}

function importsValue(found: ESTree.ImportDeclaration, name: string): boolean {
  return valuesOf(found).includes(name)
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let edited = ''
  let end = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    edited += code.slice(end, edit.start) + edit.text
    end = edit.end
  }
  return edited + code.slice(end)
}
