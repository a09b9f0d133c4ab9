import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { changes, type Endpoint, takesKey } from '@normwerk/contract/endpoint'
import { endpointsByFeature } from '@normwerk/contract/endpoints'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { inlineCalls } from './inline-calls.ts'
import { readByPage, stripContract } from './strip-contract.ts'

const contract = `
const schema = (fields) => ({ fields })
const sizes = ['small', 'large']
export const Wheel = schema({ spokes: 'validated by the server' })
export const Size = schema([...sizes, 'validated by the server'])
export const wheelEndpoints = {
  list: { route: 'POST /api/wheel', summary: 'for readers', permission: 'wheel.see', output: Wheel, errors: [], readsOnly: true },
  add: { route: 'PUT /api/wheel', summary: 'for readers', permission: 'wheel.use', input: Wheel, errors: [], idempotent: true },
  read: { route: 'POST /api/wheel/file', summary: 'for readers', permission: 'wheel.use', errors: [], upload: true, file: true, ownTransactions: true },
}
export function listSpokes() {
  const spokes = []
  spokes.push('one')
  return spokes
}
`

/** Builds a page with the contract beside it. Returns its code, and the names of the files that it imports. */
async function buildPage(source: string): Promise<{ code: string; files: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'strip-contract-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'contract/src'), { recursive: true })
  await writeFile(join(folder, 'contract/src/wheel.js'), contract)
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "verbatimModuleSyntax": true } }')
  const page = join(folder, 'page.ts')
  const files: string[] = []
  await writeFile(page, source)
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [stripContract, inlineCalls, { name: 'files', load: (id) => void files.push(basename(id)) }],
    build: {
      write: false,
      lib: { entry: page, formats: ['es'] },
      // Also without removing dead code inside a chunk, because code that only another chunk seems to use stays.
      minify: false,
      rolldownOptions: { output: { minify: false } },
    },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('nothing was built')
  return { code: output.output[0].code, files }
}

test('a page loads what it reads of each call, no schema, and functions as they are', async () => {
  const { code } = await buildPage(`export { listSpokes, wheelEndpoints } from './contract/src/wheel.js'`)
  expect(code).not.toContain('validated by the server')
  const page = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  expect(page.wheelEndpoints).toEqual({
    list: { route: 'POST /api/wheel', readsOnly: true, output: {} },
    add: { route: 'PUT /api/wheel', idempotent: true },
    read: { route: 'POST /api/wheel/file', upload: true, file: true, ownTransactions: true },
  })
  expect(page.listSpokes()).toEqual(['one'])
})

test('a page loads only the calls that it makes', async () => {
  const { code } = await buildPage(`
    import { wheelEndpoints } from './contract/src/wheel.js'
    export const calls = [wheelEndpoints.add, wheelEndpoints.add]
  `)
  expect(code).not.toContain('POST /api/wheel')
  const { calls } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  expect(calls[0]).toEqual({ route: 'PUT /api/wheel', idempotent: true })
  expect(calls[1]).toBe(calls[0])
})

test('a page does not import a module of which it only makes calls', async () => {
  const { files } = await buildPage(`
    import { type Wheel, wheelEndpoints } from './contract/src/wheel.js'
    export const wheel: Wheel = wheelEndpoints.add
  `)
  expect(files).toEqual(['page.ts'])
})

test('a page imports what it reads beside its calls', async () => {
  const { code, files } = await buildPage(`
    import { listSpokes, wheelEndpoints } from './contract/src/wheel.js'
    export const all = [wheelEndpoints.add, wheelEndpoints, listSpokes]
  `)
  expect(files).toEqual(['page.ts', 'wheel.js'])
  const { all } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  expect(all[1].list.route).toBe('POST /api/wheel')
  expect(all[2]()).toEqual(['one'])
})

test('a page finds of each call whether it changes something, takes a key or may be repeated as the server does', () => {
  const endpoints = Object.values(endpointsByFeature).flatMap((feature): Endpoint[] => Object.values(feature))
  const ofPage = (endpoint: Endpoint): Endpoint => {
    const { summary, permission, errors } = endpoint
    return Object.assign({ summary, permission, errors }, JSON.parse(JSON.stringify(readByPage(endpoint))))
  }
  const facts = (endpoint: Endpoint) => [changes(endpoint), takesKey(endpoint), endpoint.repeatable]
  expect(endpoints.map((endpoint) => facts(ofPage(endpoint)))).toEqual(endpoints.map(facts))
})
