import { atMost, type Ratio } from './measure.ts'
import { inFreshFolder, startShop } from './shop.ts'

/** From the command to the first page, on fresh data and on existing ones. */
export function bench(): Promise<Ratio[]> {
  return inFreshFolder(async (dataDir) => {
    const first = await startAndStop(dataDir)
    const later = await startAndStop(dataDir)
    return [atMost('first start', first, 's', 20), atMost('later start', later, 's', 4)]
  })
}

/** Seconds. */
async function startAndStop(dataDir: string): Promise<number> {
  const shop = await startShop(dataDir)
  await shop.stop()
  return shop.startMs / 1000
}
