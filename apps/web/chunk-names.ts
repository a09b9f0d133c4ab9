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
  // Small, and for any page: with the name of one page, the viewer of parts would load what lists of parts share.
  if (id.includes('/web/src/api/')) return null
  const areas = new Set<string>()
  const pages = new Set<string>()
  const entries = new Set<string>()
  const seen = new Set<string>()
  const startParts = new Set<string>()
  let isForRoutes = false
  visit(id)
  const startPart = startPartNames.find((name) => startParts.has(name))
  if (startPart !== undefined && (startPart !== 'menu' || entries.size > 1)) return nameOfStart(areas, startPart)
  if (entries.size < 2 || pages.size === 0) return null
  // Routes are declared before their pages are loaded, and would load what all pages of an area share.
  if (isForRoutes && !largeAreas.some((area) => areas.has(area))) return 'routes'
  // A page that shows a part has loaded what the catalogue shares.
  if (areas.has('catalogue')) areas.delete('part')
  const [page = ''] = pages
  return pages.size > 1 ? nameOf(areas) : `${basename(page).replace(/(?:-page)?\.tsx?$/, '')}-parts`

  function visit(id: string): void {
    const module = modules.getModuleInfo(id)
    if (module === null || seen.has(id)) return
    seen.add(id)
    if (module.dynamicImporters.length > 0) entries.add(id)
    isForRoutes ||= id.endsWith('/routes/late-routes.ts')
    for (const importer of module.dynamicImporters) {
      const area = areaOf(importer)
      if (area === undefined) {
        const name = startPartNames.find((name) => startFiles[name].test(importer))
        if (name !== undefined && isInitial(importer, modules)) startParts.add(name)
        continue
      }
      areas.add(area)
      pages.add(id)
    }
    module.importers.forEach(visit)
  }
}

/** The files that load late parts of every page. What several parts need is loaded with the first of them. */
const startFiles = {
  /** What customers begin with on the landing page. */
  own: /\/pages\/landing-page\.tsx$/,
  slides: /\/features\/content\/slides\//,
  news: /\/features\/content\/news\//,
  /** What opens on a click in the frame. */
  menu: /\/pages\/shell\//,
}
const startPartNames = ['own', 'slides', 'news', 'menu'] as const

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
function nameOf(areas: Set<string>): string {
  const large = largeAreas.filter((area) => areas.has(area))
  return areas.size === 1 || large.length === 0 ? [...areas].sort().join('-') : `${large.join('-')}-shared`
}

/** What a part of the landing page loads alone is in one chunk with what it shares with small areas. */
function nameOfStart(areas: Set<string>, part: string): string {
  if (part === 'own' && largeAreas.some((area) => areas.has(area))) return 'cart-catalogue-start'
  return `${part}-start`
}

/**
 * Returns the area whose routes a file declares: `catalogue` for `catalogue-routes.ts`, `office` for those in its folder.
 * What pages of the catalogue load once a part is chosen or named is an area as well, `part`: it is as large as a page.
 */
export function areaOf(file: string): string | undefined {
  if (/\/pages\/(?:product|search)\/late-[\w-]+\.ts$/.test(file)) return 'part'
  return /\/routes\/(\w+)(?:\/\w+)?-routes\.ts$/.exec(file)?.[1]
}

/**
 * Distinguishes the texts by bundle: `shop-de`, `office-de`. The hashes are short, because they do not compress and every
 * page has dozens of them; they only tell versions of one file apart.
 */
export function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, bundle, language] = /\/locales\/(\w+)\/(\w+)\.js(?:on)?$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${bundle === undefined ? '[name]' : `${bundle}-${language}`}-[hash:7].js`
}
