import { formatter } from '@lingui/format-po'

const complete = ['cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'sl']
const sparse = ['hu', 'ro', 'se']

/** The complete languages lack no text. A text that another language lacks is shown in English. */
export default {
  locales: [...complete, ...sparse],
  sourceLocale: 'en',
  fallbackLocales: Object.fromEntries(sparse.map((code) => [code, 'en'])),
  catalogs: [{ path: '<rootDir>/{locale}' }],
  catalogsMergePath: '<rootDir>/locales/{locale}',
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
}
