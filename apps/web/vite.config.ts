import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.API_TARGET ?? 'http://localhost:3000'

/** Node needs the import attribute, but Vite serves JSON as a script in development, which a browser then rejects. */
const jsonAsScript: Plugin = {
  name: 'json-as-script',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/i18n/src/') ? code.replaceAll(", { with: { type: 'json' } }", '') : undefined,
}

const onlyForReaders =
  /\b(?:summary:\s*(?:'[^'\n]*'|"[^"\n]*")|permission:\s*'[\w.]+'|ownTransactions:\s*true|status:\s*202|errors:\s*\[[^\]]*\]),/g

/** The server has checked an answer, so a page needs to know only that there is one. */
const answers = /\boutput: (?:\w+|z\.array\(\w+\)),/g

/** What a call is for, who may make it and how it may be rejected is for readers of the interface and the server; a page does not load it. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/contract/src/') ? code.replaceAll(onlyForReaders, '').replaceAll(answers, 'output: {},') : undefined,
}

/** Code of every page is one file, because many small files would each list their imports. */
const groups = [{ name: 'shop', tags: ['$initial' as const] }]

/** Distinguishes the texts by bundle: `shop-de`, `office-de`. */
function nameChunk({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, bundle, language] = /\/locales\/(\w+)\/(\w+)\.json$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${bundle === undefined ? '[name]' : `${bundle}-${language}`}-[hash].js`
}

/** Whatever NODE_ENV the server has: React's development build needs three times the CPU for a page. */
const asProduction = { define: { 'process.env.NODE_ENV': '"production"' }, ssr: { noExternal: true } } as const

export default defineConfig(({ isSsrBuild }) => ({
  ...(isSsrBuild === true ? asProduction : {}),
  plugins: [jsonAsScript, withoutDescriptions, react()],
  server: { port: 5173, proxy: { '/api': server, '/config.json': server } },
  build: {
    target: 'es2023',
    rolldownOptions: { output: { chunkFileNames: nameChunk, codeSplitting: { groups } } },
    // Names for the server the style sheets that a rendered page needs before its script runs.
    manifest: true,
    // For older browsers the build rewrites light-dark(), and dark colours are lost.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
}))
