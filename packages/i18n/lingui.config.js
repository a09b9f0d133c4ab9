import { formatter } from '@lingui/format-po'

const complete = ['en', 'de']
const sparse = ['cs', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ro', 'se', 'sl']

/** English and German must be complete. A text that another language lacks is shown in English. */
export default {
  locales: [...complete, ...sparse],
  sourceLocale: 'en',
  fallbackLocales: Object.fromEntries(sparse.map((code) => [code, 'en'])),
  catalogs: [{ path: '<rootDir>/{locale}' }],
  catalogsMergePath: '<rootDir>/locales/{locale}',
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
}
