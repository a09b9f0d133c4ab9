import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Names the chunk of a module that several pages load, by the areas of these pages: `catalogue`, `order-office`. Without
 * these few chunks each combination of pages would get a chunk of its own, and a page would load forty.
 * @returns nothing for a module that only one page or only dialogs load
 */
export function nameShared(id: string, modules: Modules): string | null {
  const areas = new Set<string>()
  const entries = new Set<string>()
  const seen = new Set<string>()
  visit(id)
  return entries.size < 2 || areas.size === 0 ? null : [...areas].sort().join('-')

  function visit(id: string): void {
    const module = modules.getModuleInfo(id)
    if (module === null || seen.has(id)) return
    seen.add(id)
    if (module.dynamicImporters.length > 0) entries.add(id)
    for (const importer of module.dynamicImporters) {
      const area = areaOf(importer)
      if (area !== undefined) areas.add(area)
    }
    module.importers.forEach(visit)
  }
}

/** Returns the area whose routes a file declares: `catalogue` for `catalogue-routes.ts`. */
export function areaOf(file: string): string | undefined {
  return /\/routes\/(\w+)-routes\.ts$/.exec(file)?.[1]
}

/** Distinguishes the texts by bundle: `shop-de`, `office-de`. */
export function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, bundle, language] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${bundle === undefined ? '[name]' : `${bundle}-${language}`}-[hash].js`
}
