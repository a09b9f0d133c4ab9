import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/find-chromium.ts'

const executablePath = findChromium()

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'catalogue/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { name: 'web', include: ['apps/web/src/**/*.test.ts'] } },
      {
        extends: 'apps/web/vite.config.ts',
        root: '.',
        test: {
          name: 'screens',
          include: ['apps/web/src/**/*.test.tsx'],
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { args: ['--no-sandbox'], ...(executablePath !== null && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/test-cluster.ts'],
          hookTimeout: 20_000,
          testTimeout: 20_000,
        },
      },
    ],
  },
})
