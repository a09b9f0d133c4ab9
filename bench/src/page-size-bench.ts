import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Ratio } from './measure.ts'

const dist = fileURLToPath(new URL('../../apps/web/dist/', import.meta.url))

/** Measures what a browser loads for the landing page: the entry, its preloads, and one language. */
export async function bench(): Promise<Ratio[]> {
  const page = await readFile(`${dist}index.html`, 'utf8')
  const linked = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path]) => path ?? '')
  const languages = (await readdir(`${dist}assets`)).filter((file) => /^shop-de-.*\.js$/.test(file))
  const scripts = [...linked.filter((path) => path.endsWith('.js')), ...languages.map((file) => `assets/${file}`)]
  const styles = linked.filter((path) => path.endsWith('.css'))
  return [
    limit('landing page, JavaScript', await sizeOf(scripts), 150),
    limit('landing page, CSS', await sizeOf(styles), 20),
  ]
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => gzipSync(await readFile(dist + path)).length))
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}

function limit(what: string, kilobytes: number, limit: number): Ratio {
  return {
    what,
    ours: `${kilobytes.toFixed(1)} kB gzip`,
    baseline: `at most ${limit} kB`,
    ratio: kilobytes / limit,
    bar: 1,
  }
}
