import { setTimeout as wait } from 'node:timers/promises'

const maxMs = 60_000

/**
 * Waits until a check is true; one that throws is not. Returns after how many milliseconds it was.
 * @throws Error if it is not true within a minute
 */
export async function until(what: string, check: () => boolean | Promise<boolean>, pause = 50): Promise<number> {
  const began = performance.now()
  while (!(await tried(check))) {
    if (performance.now() - began > maxMs) throw new Error(`not within ${maxMs / 1000} s: ${what}`)
    await wait(pause)
  }
  return performance.now() - began
}

async function tried(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await check()
  } catch {
    return false
  }
}
