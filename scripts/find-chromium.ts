import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPaths = [
  // Chromium without its own windows: journeys take a third less CPU time in it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** Returns a Chromium to run: the one in `CHROMIUM`, one of this machine, Playwright's own, or one installed now. */
export function findChromium(): string | null {
  return find() ?? (install() ? find() : null)
}

function find(): string | null {
  const { CHROMIUM } = process.env
  const candidates = CHROMIUM ? [CHROMIUM] : [...usualPaths, chromium.executablePath()]
  return candidates.find(canRun) ?? null
}

function install(): boolean {
  console.log('No Chromium found: installing one.')
  return installWithApt() || run('npx', 'playwright', 'install', 'chromium')
}

function installWithApt(): boolean {
  const isRootOnDebian = process.getuid?.() === 0 && run('which', 'apt-get')
  return (
    isRootOnDebian &&
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')
  )
}

function run(command: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
