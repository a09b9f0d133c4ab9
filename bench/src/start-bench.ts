import { atMost, type Ratio } from './measure.ts'
import { inFreshFolder, startShop } from './shop.ts'

/** Measures the time from the command to the first page, on fresh and on existing data. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const first = await startAndStop(dataDir)
    const later = await startAndStop(dataDir)
    return [atMost('first start', first, 's', 20), atMost('later start', later, 's', 4)]
  })
}

/** Returns the seconds of a start. */
async function startAndStop(dataDir: string): Promise<number> {
  const shop = await startShop(dataDir)
  await shop.stop()
  return shop.startMs / 1000
}
