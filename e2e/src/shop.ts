import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { programEnvironment } from '../../apps/server/src/testing/processes/program-environment.ts'
import { password } from './buyer.ts'

/** A server process as an operator starts it. */
export interface Shop {
  address: string
  stop(): Promise<void>
}

/** The folder in which each shop of this worker has a folder with its data. */
export const workerFolder = join(tmpdir(), `normwerk-e2e-${process.pid}`)
export const demoData = join(workerFolder, 'demo')

/** Each worker starts its own demo shop on a fresh database, so that journeys of different workers do not interfere. */
export const test = base.extend<object, { shop: Shop }>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which fixtures are needed
    async ({}, use) => {
      await rm(workerFolder, { recursive: true, force: true })
      await mkdir(workerFolder)
      // As root PostgreSQL runs as another user, who has to enter the folder.
      await chmod(workerFolder, 0o755)
      const shop = await startShop({ DATA_DIR: demoData, DEMO_PASSWORD: password })
      await use(shop)
      await shop.stop()
      await rm(workerFolder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        context.on('page', waitForScript)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
})

/** Makes `goto` and `reload` wait until the page is ready, because a text that is typed before is lost. */
function waitForScript(page: Page): void {
  const [open, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (url, options) => {
    const response = await open(url, options)
    // A journey without scripts sets `waitUntil` itself.
    if (options?.waitUntil === undefined) await waitUntilReady(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload(options)
    await waitUntilReady(page)
    return response
  }
}

/** Waits until the script has hydrated the page. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
}

/** The path of a program of the server. */
export function programOf(name: string): string {
  return fileURLToPath(new URL(`../../apps/server/src/${name}.ts`, import.meta.url))
}

/** Starts a shop with these settings on a free port, and returns when it is ready. */
export async function startShop(settings: NodeJS.ProcessEnv): Promise<Shop> {
  const env = { ...programEnvironment, PORT: '0', LOG_LEVEL: 'warn', ...settings }
  const shop = spawn(process.execPath, [programOf('main')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.once('exit', () => shop.kill('SIGTERM'))
  return {
    address: await readAddress(shop),
    async stop() {
      if (shop.exitCode !== null || shop.signalCode !== null) throw new Error('the shop ended by itself')
      const exit = once(shop, 'exit')
      shop.kill('SIGTERM')
      await exit
    },
  }
}

async function readAddress(shop: ChildProcess & { stdout: NonNullable<ChildProcess['stdout']> }): Promise<string> {
  for await (const line of createInterface({ input: shop.stdout })) {
    if (line.startsWith('Normwerk is ready')) {
      // No code reads what the shop prints later, such as the links of mails.
      shop.stdout.resume()
      return line.split(' ').at(-1) ?? ''
    }
  }
  throw new Error('the shop did not start')
}
