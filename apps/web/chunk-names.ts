import { basename } from 'node:path'
import type { Rolldown } from 'vite'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Names the chunk of a module that several pages load, by the areas of these pages: `catalogue`, `order-office`. Without
 * these few chunks each combination of pages would get a chunk of its own, and a page would load forty. What a page
 * shares only with its dialogs and other late parts has the name of the page. What late parts of every page need, such as
 * the slides and the last order on the landing page, is apart from the areas: they would load these areas whole.
 * @returns nothing for a module that only one page or only late parts load, and for libraries: their one module with
 * everything is loaded by every page, so it does not say which page uses what
 */
export function nameShared(id: string, modules: Modules): string | null {
  if (id.includes('/node_modules/')) return null
  const areas = new Set<string>()
  const pages = new Set<string>()
  const entries = new Set<string>()
  const seen = new Set<string>()
  let isForEveryPage = false
  let isForRoutes = false
  visit(id)
  if (isForEveryPage) pages.add('start')
  if (entries.size < 2 || pages.size === 0) return null
  // Routes are declared before their pages are loaded, and would load what all pages of an area share.
  if (isForRoutes && !isForEveryPage && !largeAreas.some((area) => areas.has(area))) return 'routes'
  // A page that shows a part has loaded what the catalogue shares.
  if (areas.has('catalogue')) areas.delete('part')
  const [page = ''] = pages
  return pages.size > 1 ? nameOf(areas, isForEveryPage) : `${basename(page).replace(/(?:-page)?\.tsx?$/, '')}-parts`

  function visit(id: string): void {
    const module = modules.getModuleInfo(id)
    if (module === null || seen.has(id)) return
    seen.add(id)
    if (module.dynamicImporters.length > 0) entries.add(id)
    isForRoutes ||= id.endsWith('/routes/late-routes.ts')
    for (const importer of module.dynamicImporters) {
      const area = areaOf(importer)
      if (area === undefined) {
        isForEveryPage ||= startFiles.test(importer) && isInitial(importer, modules)
        continue
      }
      areas.add(area)
      pages.add(id)
    }
    module.importers.forEach(visit)
  }
}

/** The frame of every page and the landing page, with its slides and news. Other late parts are those of one area. */
const startFiles = /\/(?:pages|features\/content)\//

/** Whether every page loads a file. */
function isInitial(id: string, modules: Modules, seen = new Set<string>()): boolean {
  const module = modules.getModuleInfo(id)
  if (module === null || seen.has(id)) return false
  seen.add(id)
  return module.isEntry || module.importers.some((importer) => isInitial(importer, modules, seen))
}

const largeAreas = ['cart', 'catalogue', 'part']

/**
 * Carts and the catalogue have the largest pages. What they share with the other areas is one chunk, whichever these are:
 * a chunk for each combination would be many small files, which each of their pages loads.
 */
function nameOf(areas: Set<string>, isForEveryPage: boolean): string {
  const large = largeAreas.filter((area) => areas.has(area))
  if (isForEveryPage) return [...(large.length === 0 ? [...areas].sort() : large), 'start'].join('-')
  return areas.size === 1 || large.length === 0 ? [...areas].sort().join('-') : `${large.join('-')}-shared`
}

/**
 * Returns the area whose routes a file declares: `catalogue` for `catalogue-routes.ts`, `office` for those in its folder.
 * What pages of the catalogue load once a part is chosen or named is an area as well, `part`: it is as large as a page.
 */
export function areaOf(file: string): string | undefined {
  if (/\/pages\/(?:product|search)\/late-[\w-]+\.ts$/.test(file)) return 'part'
  return /\/routes\/(\w+)(?:\/\w+)?-routes\.ts$/.exec(file)?.[1]
}

/** Distinguishes the texts by bundle: `shop-de`, `office-de`. */
export function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, bundle, language] = /\/locales\/(\w+)\/(\w+)\.js(?:on)?$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${bundle === undefined ? '[name]' : `${bundle}-${language}`}-[hash].js`
}
