import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium } from './scripts/find-chromium.ts'
import { slowestFiles } from './scripts/slowest-files.ts'

const executablePath = findChromium()
const release = { name: 'release', description: 'Takes long, so it runs before a release; a sample runs each time.' }

/**
 * A worker runs many files without loading every module again, so a test file must undo what it changes in the process:
 * spies, environment variables, global state. The timeouts end what hangs; they are long because the machine may be busy.
 */
const worker = {
  isolate: false,
  // One more than cores, because tests often wait for the database and for processes.
  maxWorkers: availableParallelism() + 1,
  // Megabytes. Collecting short-lived garbage took a tenth of the CPU time.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
  unstubGlobals: true,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
}

/** React's development build says more, checks more and takes longer than the build that visitors get. */
const reactBuild = process.env.REACT_BUILD ?? 'development'
const defineReact = { 'process.env.NODE_ENV': JSON.stringify(reactBuild) }

/** Node itself loads the modules of the server and of packages, as it does for the shop; Vite's own loader takes longer. */
const loadedByNode = { ...worker, experimental: { viteModuleRunner: false } }

export default defineConfig({
  test: {
    reporters: ['default', slowestFiles],
    tags: [release],
    projects: [
      {
        test: {
          ...loadedByNode,
          name: 'packages',
          include: ['packages/*/src/**/*.test.ts', 'catalogue/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      { test: { ...worker, name: 'web', include: ['apps/web/*.test.ts', 'apps/web/src/**/*.test.ts'] } },
      {
        extends: 'apps/web/vite.config.ts',
        root: '.',
        define: defineReact,
        oxc: { jsx: { development: reactBuild === 'development' } },
        optimizeDeps: { rolldownOptions: { transform: { define: defineReact } } },
        test: {
          ...worker,
          name: 'screens',
          include: ['apps/web/src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              // Transitions cost a tenth of the CPU time.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: { args: ['--no-sandbox'], ...(executablePath !== null && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          ...loadedByNode,
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/test-cluster.ts'],
        },
      },
    ],
  },
})
