import type { Plugin, Rolldown } from 'vite'
import { areaOf } from './chunk-names.ts'

const apart = ['assistant', 'office']

/**
 * Joins the style sheets of pages: all pages of the shop have one sheet together, so that the first page waits for one
 * file and the next for none, and so has what the landing page loads late. What only the assistant or only pages of the
 * office need is a file of its own. A dialog keeps its own, which is loaded with it.
 */
export const joinStyles: Plugin = {
  name: 'join-styles',
  apply: 'build',
  generateBundle: {
    // Before the names of the sheets are written into the page, the manifest and the scripts.
    order: 'pre',
    handler(_, bundle) {
      const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
      if (entry === undefined) return
      const areaOfPage = ({ facadeModuleId }: Rolldown.OutputChunk) =>
        (facadeModuleId === null ? [] : (this.getModuleInfo(facadeModuleId)?.dynamicImporters ?? []))
          .map(areaOf)
          .find((area) => area !== undefined)
      const isApart = (page: Rolldown.OutputChunk) => [undefined, ...apart].includes(areaOfPage(page))
      const shop = listSheets(bundle, entry.fileName, (page) => !isApart(page))
      const joined = new Map([['shop', shop]])
      for (const area of apart) {
        const sheets = listSheets(bundle, entry.fileName, (page) => areaOfPage(page) === area)
        joined.set(
          area,
          [...joined.values()].reduce((rest, known) => rest.difference(known), sheets),
        )
      }
      for (const [name, sheets] of joined) {
        const file = this.getFileName(
          this.emitFile({ type: 'asset', name: `${name}.css`, source: join(bundle, sheets) }),
        )
        replaceSheets(bundle, sheets, file)
      }
    },
  },
}

/** Lists the sheets of pages in the order of the imports, because a later rule overrides an earlier one. */
function listSheets(
  bundle: Rolldown.OutputBundle,
  entry: string,
  isPage: (chunk: Rolldown.OutputChunk) => boolean,
): Set<string> {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  visit(entry)
  return sheets

  function visit(name: string): void {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
    for (const imported of chunk.dynamicImports) {
      const page = bundle[imported]
      if (page?.type === 'chunk' && (isPage(page) || declaresRoutes(page) || isOfLandingPage(page))) visit(imported)
    }
  }
}

function isOfLandingPage({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId?.includes('/pages/landing/') === true
}

function declaresRoutes({ facadeModuleId }: Rolldown.OutputChunk): boolean {
  return facadeModuleId !== null && areaOf(facadeModuleId) !== undefined
}

function join(bundle: Rolldown.OutputBundle, sheets: ReadonlySet<string>): string {
  return [...sheets]
    .map((name) => bundle[name])
    .map((sheet) => (sheet?.type === 'asset' ? String(sheet.source) : ''))
    .join('')
}

function replaceSheets(bundle: Rolldown.OutputBundle, sheets: ReadonlySet<string>, file: string): void {
  for (const chunk of Object.values(bundle)) {
    const named = chunk.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined
    if (named === undefined || named.isDisjointFrom(sheets)) continue
    for (const sheet of sheets) named.delete(sheet)
    named.add(file)
  }
  for (const sheet of sheets) delete bundle[sheet]
}
