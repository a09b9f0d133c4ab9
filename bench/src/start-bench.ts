import type { Ratio } from './measure.ts'
import { inFreshFolder, startShop } from './shop.ts'

/** From the command to the first page, on fresh data and on existing ones. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const first = await startAndStop(dataDir)
    const later = await startAndStop(dataDir)
    return [limit('first start', first, 20), limit('later start', later, 4)]
  })
}

async function startAndStop(dataDir: string): Promise<number> {
  const shop = await startShop(dataDir)
  await shop.stop()
  return shop.startMs
}

function limit(what: string, milliseconds: number, most: number): Ratio {
  const seconds = milliseconds / 1000
  return { what, ours: `${seconds.toFixed(1)} s`, baseline: `at most ${most} s`, ratio: seconds / most, bar: 1 }
}
