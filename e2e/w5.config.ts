import { defineConfig } from '@playwright/test'
export default defineConfig({ testDir: 'src', workers: 1, timeout: 40_000, expect: { timeout: 6_000 }, reporter: [['list']], outputDir: '/tmp/w5/results',
  use: { baseURL: 'http://127.0.0.1:5415', locale: 'de-DE', timezoneId: 'Europe/Berlin', screenshot: 'only-on-failure', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] } } })
