import type { Endpoints } from '@normwerk/contract/endpoint'
import { type Plugin, parseSync, Visitor } from 'vite'
import { formatCall } from './strip-contract.ts'

/**
 * Writes each call of the contract into the files that make it. A module is in one chunk as a whole, so that every page
 * would otherwise load the calls of all pages of its feature.
 */
export const inlineCalls: Plugin = {
  name: 'inline-calls',
  apply: 'build',
  enforce: 'pre',
  async transform(code, file) {
    if (!code.includes('Endpoints.') || file.includes('/contract/src/')) return undefined
    const { sources, reads } = findReads(code, file)
    const calls = new Map<string, string>()
    let inlined = ''
    let end = 0
    for (const { start, end: after, group, name } of reads) {
      const contract = await this.resolve(sources.get(group) ?? '', file)
      const exported: Record<string, Endpoints> = contract === null ? {} : await import(contract.id)
      const endpoint = exported[group]?.[name]
      if (endpoint === undefined) continue
      const local = `${group}_${name}`
      calls.set(local, formatCall(endpoint))
      inlined += code.slice(end, start) + local
      end = after
    }
    const declared = [...calls].map(([local, call]) => `const ${local} = ${call};`).join('')
    return declared + inlined + code.slice(end)
  },
}

interface Read {
  start: number
  end: number
  group: string
  name: string
}

/** Returns where a file reads `cartEndpoints.list`, and from which module it imports `cartEndpoints`. */
function findReads(code: string, file: string): { sources: Map<string, string>; reads: Read[] } {
  const sources = new Map<string, string>()
  const reads: Read[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      for (const { local } of specifiers) {
        if (local.name.endsWith('Endpoints')) sources.set(local.name, source.value)
      }
    },
    MemberExpression({ start, end, object, property, computed }) {
      if (computed || object.type !== 'Identifier' || property.type !== 'Identifier') return
      if (sources.has(object.name)) reads.push({ start, end, group: object.name, name: property.name })
    },
  }).visit(parseSync(file, code).program)
  return { sources, reads }
}
