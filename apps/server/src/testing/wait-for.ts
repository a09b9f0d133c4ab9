import { vi } from 'vitest'

/** Repeats what does not hold yet, and returns its result. It waits so long because the machine may be busy. */
export function waitFor<Result>(holds: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(holds, { timeout: 15_000, interval: 20 })
}
