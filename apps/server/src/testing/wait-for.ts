import { vi } from 'vitest'

/** Repeats a check until it passes, and returns its result. The wait is long because the machine may be busy. */
export function waitFor<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, { timeout: 60_000, interval: 50 })
}
