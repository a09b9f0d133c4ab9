import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const loader = fileURLToPath(new URL('./src/api/load-chunk.ts', import.meta.url))

/** Makes every late import of a built page load its files with the shop's own loader, which can repeat it after a failure. */
export const loadChunks: Plugin = {
  name: 'load-chunks',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { loadChunk as __vitePreload } from ${JSON.stringify(loader)}` : null,
}
