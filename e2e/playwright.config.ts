import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findFreePort } from './free-port.ts'

// Chosen once; the processes that Playwright starts read the same.
process.env.SHOP_PORT ??= String(await findFreePort())
const port = process.env.SHOP_PORT
process.env.SHOP_FOLDER ??= mkdtempSync(join(tmpdir(), 'normwerk-e2e-'))
// As root PostgreSQL runs as another user, who has to enter the folder.
chmodSync(process.env.SHOP_FOLDER, 0o755)
const executablePath = process.env.CHROMIUM

/** The real server on a fresh database of its own, a real browser in front. */
export default defineConfig({
  testDir: 'src',
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node src/serve.ts',
    url: `http://127.0.0.1:${port}/api/health/ready`,
    env: { PORT: port, SHOP_FOLDER: process.env.SHOP_FOLDER, DEMO_PASSWORD: 'Demo-Passwort-1', LOG_LEVEL: 'warn' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
