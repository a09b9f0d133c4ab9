import { formatter } from '@lingui/format-po'

/** No language lacks a text. */
export default {
  locales: ['cs', 'de', 'en', 'es', 'fr', 'hu', 'it', 'nl', 'pl', 'pt', 'ro', 'se', 'sl'],
  sourceLocale: 'en',
  catalogs: [{ path: '<rootDir>/{locale}' }],
  catalogsMergePath: '<rootDir>/locales/{locale}',
  format: formatter({ explicitIdAsDefault: true, lineNumbers: false }),
}
