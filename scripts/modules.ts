export interface Module {
  name: string
  /** Its files, by their path from the root. */
  files: RegExp
  /** What it may import besides its own files. */
  imports: readonly string[]
  /** Of these modules it may import only files of the same feature. */
  ofOwnFeature?: readonly string[]
  /** Of these modules it may import only types. */
  typesOf?: readonly string[]
  /** Whether it may write SQL, with `drizzle-orm` or `pg`, or run a statement as text. */
  hasSql?: true
}

/**
 * The features of the shop. A feature has the same name in the contract, on the server, in the web and at the start of
 * its text ids. Parts of a feature are below it: `cart/position.ts`, `cart/table/`, `cart.table.selectAll`.
 */
export const features = [
  'account',
  'address',
  'assistant',
  'audit',
  'back-office',
  'cart',
  'cart-file',
  'catalogue',
  'catalogue-package',
  'company',
  'configurator',
  'content',
  'cross-reference',
  'customer-part-number',
  'document',
  'erp',
  'favorite',
  'import',
  'language',
  'mail',
  'missed-search',
  'offer',
  'order',
  'part-note',
  'parts-list',
  'project',
  'punchout',
  'registration',
  'remembered-part',
  'resource',
  'saved-search',
  'statistics',
  'synonym',
]

const packages = ['contract', 'delivery', 'parts', 'pricing', 'search', 'geometry', 'i18n', 'documents']
const foundation = ['settings', 'infrastructure', 'database', 'http']

/**
 * The modules of the project, and the imports of each. A file belongs to the first module that names it. Imports run
 * from the bottom of a list to its top; `scripts/check-imports.ts` rejects all others.
 */
export const modules: readonly Module[] = [
  { name: 'parts testing', files: /^packages\/parts\/src\/testing\//, imports: ['parts', 'catalogue'] },
  { name: 'parts', files: /^packages\/parts\//, imports: [] },
  { name: 'delivery', files: /^packages\/delivery\//, imports: [] },
  { name: 'pricing', files: /^packages\/pricing\//, imports: [] },
  { name: 'search', files: /^packages\/search\//, imports: [] },
  { name: 'geometry', files: /^packages\/geometry\//, imports: ['parts'] },
  { name: 'contract', files: /^packages\/contract\//, imports: ['parts'] },
  { name: 'i18n', files: /^packages\/i18n\//, imports: ['contract', 'parts'] },
  { name: 'documents', files: /^packages\/documents\//, imports: ['contract', 'i18n', 'pricing', 'geometry'] },
  { name: 'catalogue', files: /^catalogue\//, imports: ['parts'] },

  {
    name: 'server testing',
    files: /^apps\/server\/src\/testing\//,
    imports: [
      ...packages,
      'parts testing',
      'catalogue',
      ...foundation,
      'tables',
      'seed',
      'server repository',
      'server feature',
      'server start',
    ],
    hasSql: true,
  },
  {
    name: 'settings',
    files: /^apps\/server\/src\/settings\.ts$/,
    imports: ['contract', 'delivery'],
  },
  {
    name: 'infrastructure',
    files: /^apps\/server\/src\/infrastructure\//,
    imports: ['contract', 'parts', 'geometry', 'settings', 'database'],
  },
  {
    name: 'seed',
    files: /^apps\/server\/src\/database\/seed\//,
    imports: ['contract', 'parts', 'pricing', 'i18n', 'settings', 'infrastructure', 'database', 'tables'],
    hasSql: true,
  },
  {
    name: 'tables',
    files: /^apps\/server\/src\/database\/tables\//,
    imports: ['contract', 'parts', 'pricing', 'documents'],
    hasSql: true,
  },
  {
    name: 'database',
    files: /^apps\/server\/src\/database\//,
    imports: ['contract', 'parts', 'settings', 'tables'],
    hasSql: true,
  },
  {
    name: 'http repository',
    files: /^apps\/server\/src\/http\/repository\//,
    imports: ['database', 'tables'],
    hasSql: true,
  },
  {
    name: 'http',
    files: /^apps\/server\/src\/http\//,
    imports: ['contract', 'delivery', 'i18n', 'settings', 'infrastructure', 'database', 'http repository'],
  },
  {
    name: 'server repository',
    files: /^apps\/server\/src\/features\/[^/]+\/repository\//,
    imports: ['contract', 'parts', 'pricing', ...foundation, 'tables'],
    ofOwnFeature: ['server feature', 'server repository'],
    hasSql: true,
  },
  {
    name: 'server feature',
    files: /^apps\/server\/src\/features\//,
    imports: [...packages, ...foundation, 'server feature'],
    ofOwnFeature: ['server repository'],
    typesOf: ['tables'],
  },
  {
    name: 'server start',
    files: /^apps\/server\//,
    imports: [...packages, ...foundation, 'seed', 'server feature'],
  },

  { name: 'texts', files: /^apps\/web\/src\/texts\//, imports: ['contract', 'i18n', 'api'] },
  { name: 'api', files: /^apps\/web\/src\/api\//, imports: ['contract'] },
  { name: 'ui', files: /^apps\/web\/src\/ui\//, imports: ['texts', 'api'] },
  {
    name: 'shared',
    files: /^apps\/web\/src\/shared\//,
    imports: ['contract', 'parts', 'i18n', 'texts', 'api', 'ui'],
  },
  {
    name: 'web feature',
    files: /^apps\/web\/src\/features\//,
    imports: ['contract', 'parts', 'pricing', 'i18n', 'texts', 'api', 'ui', 'shared'],
    ofOwnFeature: ['web feature'],
  },
  {
    name: 'pages',
    files: /^apps\/web\/src\/pages\//,
    imports: ['contract', 'parts', 'i18n', 'texts', 'api', 'ui', 'shared', 'web feature'],
  },
  {
    name: 'routes',
    files: /^apps\/web\/src\/(routes\/|search-params\.ts$|page-state\.ts$)/,
    imports: ['contract', 'i18n', 'texts', 'api', 'shared', 'web feature', 'pages'],
  },
  {
    name: 'web start',
    files: /^apps\/web\//,
    imports: ['contract', 'i18n', 'texts', 'api', 'ui', 'routes', 'pages'],
  },

  {
    name: 'bench',
    files: /^bench\//,
    imports: [...packages, 'catalogue', 'server testing', ...foundation, 'scripts'],
    hasSql: true,
  },
  { name: 'e2e', files: /^e2e\//, imports: [...packages, 'server testing', 'database'] },
  { name: 'scripts', files: /^scripts\//, imports: [] },
]
