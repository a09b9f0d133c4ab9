import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { nameChunk, nameShared } from './chunk-names.ts'
import { inlineCalls } from './inline-calls.ts'
import { joinStyles } from './join-styles.ts'
import { loadChunks } from './load-chunks.ts'
import { nameClass } from './name-classes.ts'
import { precompress } from './precompress.ts'
import { preloadFont } from './preload-font.ts'
import { stripContract } from './strip-contract.ts'

const server = process.env.API_TARGET ?? 'http://localhost:3000'

/** Node needs the import attribute, but Vite serves JSON as a script in development, which a browser then rejects. */
const jsonAsScript: Plugin = {
  name: 'json-as-script',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) => (id.includes('/i18n/') ? code.replaceAll(", { with: { type: 'json' } }", '') : undefined),
}

/** Few files, because many small ones would each be a request and list their imports. */
const groups = [
  { name: 'shop', tags: ['$initial' as const], priority: 1 },
  { name: nameShared, debugName: 'shared', includeDependenciesRecursively: false },
]

/** Whatever NODE_ENV the server has: React's development build needs three times the CPU for a page. */
const asProduction = { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true } } as const

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  ...(isSsrBuild === true ? asProduction : {}),
  plugins: [jsonAsScript, loadChunks, stripContract, inlineCalls, joinStyles, preloadFont, precompress, react()],
  // React has the hook itself, so its replacement for older versions is not loaded.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
  // Tests answer the calls of a page themselves.
  server: { port: 5173, proxy: mode === 'test' ? {} : { '/api': server, '/config.json': server } },
  // Readable names in development, short ones for visitors.
  css: { modules: command === 'build' ? { generateScopedName: nameClass } : {} },
  build: {
    target: 'es2023',
    // Every browser of this target preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // A script is told the file of its late code as well, and not only the files that this code imports.
      resolveDependencies: (file, files, { hostType }) => (hostType === 'js' ? [...new Set([file, ...files])] : files),
    },
    rolldownOptions: {
      // A schema reads properties of others when it is made. That has no effect, so an unused schema can be dropped.
      treeshake: { propertyReadSideEffects: false },
      output: { chunkFileNames: nameChunk, codeSplitting: { groups } },
    },
    // Names for the server the style sheets that a rendered page needs before its script runs.
    manifest: true,
    // For older browsers the build rewrites light-dark(), and dark colours are lost.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
}))
