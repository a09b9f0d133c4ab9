import type { Ratio } from './measure.ts'
import { startShop, withShop } from './shop.ts'

/** From the command to the first page, on fresh data and on existing ones. */
export function bench(): Promise<Ratio[]> {
  return withShop(async (first, dataDir) => {
    await first.stop()
    const later = await startShop(dataDir)
    await later.stop()
    const again = await startShop(dataDir)
    first.stop = again.stop
    return [limit('first start', first.startMs, 20), limit('later start', later.startMs, 4)]
  })
}

function limit(what: string, milliseconds: number, most: number): Ratio {
  const seconds = milliseconds / 1000
  return { what, ours: `${seconds.toFixed(1)} s`, baseline: `at most ${most} s`, ratio: seconds / most, bar: 1 }
}
