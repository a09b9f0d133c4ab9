import type { Plugin } from 'vite'

/** Of the letters of most languages; the browser loads those of others when a page has them. */
const fontOfEveryPage = /ibm-plex-sans-latin-wght-normal/

/** Lets the browser load the font beside the style sheet, instead of after it. */
export const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => fontOfEveryPage.test(name))
      if (file === undefined) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
}
