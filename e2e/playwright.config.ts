import { defineConfig } from '@playwright/test'

const executablePath = process.env.CHROMIUM

/** The real server on a fresh database of its own, a real browser in front. */
export default defineConfig({
  testDir: 'src',
  // More than cores, because journeys often wait for the server and for the page.
  workers: '150%',
  fullyParallel: true,
  // They end what hangs, and are long because the machine may be busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  reportSlowTests: { max: 10, threshold: 10_000 },
  outputDir: 'test-results',
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Journeys would wait for each transition to end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
        // The hosts of `proxies.ts`, and those of another site.
        '--host-resolver-rules=MAP *.firm.example 127.0.0.1, MAP *.buyer.example 127.0.0.1',
      ],
    },
  },
})
