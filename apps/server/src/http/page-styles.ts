import * as z from 'zod/mini'

/** The file of the build that lists the files of each source. */
export const manifestPath = '.vite/manifest.json'

const Manifest = z.record(
  z.string(),
  z.object({ css: z.optional(z.array(z.string())), imports: z.optional(z.array(z.string())) }),
)

/** The sources of the pages that the server renders, by address. The landing page is part of every page's file. */
const sources: [address: RegExp, source: string][] = [
  [/^\/category[/?]?/, 'src/pages/category-page.tsx'],
  [/^\/search[/?]?/, 'src/pages/search-page.tsx'],
  [/^\/product[/?]?/, 'src/pages/product-page.tsx'],
  [/^\/info[/?]?/, 'src/pages/public-text-page.tsx'],
]

/** Returns links to the style sheets of the page at an address, without the one that every page has. */
export function linkStyles(manifest: string): (url: string) => string {
  const files = z.parse(Manifest, JSON.parse(manifest))
  const common = new Set(stylesOf('index.html'))
  return (url) => {
    const source = sources.find(([address]) => address.test(url))?.[1]
    const own = source === undefined ? [] : stylesOf(source).filter((path) => !common.has(path))
    return own.map((path) => `<link rel="stylesheet" crossorigin href="/${path}" />`).join('')
  }

  function stylesOf(source: string, seen = new Set<string>()): string[] {
    const file = files[source]
    if (file === undefined || seen.has(source)) return []
    seen.add(source)
    const imported = (file.imports ?? []).flatMap((path) => stylesOf(path, seen))
    return [...new Set([...imported, ...(file.css ?? [])])]
  }
}
