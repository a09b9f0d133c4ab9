import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM

/** The real server on a fresh database of its own, a real browser in front. */
export default defineConfig({
  testDir: 'src',
  workers: '100%',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
