import * as z from 'zod/mini'

const Manifest = z.record(
  z.string(),
  z.object({ css: z.optional(z.array(z.string())), imports: z.optional(z.array(z.string())) }),
)

/** Links to the style sheets of a source file, beside the one that every page has. */
export function linkStyles(manifest: string): (source: string | null) => string {
  const files = z.parse(Manifest, JSON.parse(manifest))
  const common = new Set(stylesOf('index.html'))
  return (source) => {
    const own = source === null ? [] : stylesOf(source).filter((path) => !common.has(path))
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
