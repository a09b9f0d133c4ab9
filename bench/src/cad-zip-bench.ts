import { downloadZip } from 'client-zip'
import { type Buyer, signIn } from './buyer.ts'
import { atMost, type Ratio } from './measure.ts'
import { withShop } from './shop.ts'

const parts = 500
/** As many as the page fetches at the same time. */
const atOnce = 3
const limitSeconds = 10

/** Measures `CAD.zip` of 500 different pins as the page makes it: with files that the kernel computes, and with stored ones. */
export function bench(): Promise<Ratio[]> {
  return withShop(async ({ address }) => {
    const buyer = await signIn(address, 'buyer')
    // The first files of a kernel are slower.
    await zipPins(buyer, 150, 20)
    const report = async (what: string) =>
      atMost(`CAD.zip of ${parts} pins, ${what}`, await zipPins(buyer, 100, parts), 's', limitSeconds)
    return [await report('computed'), await report('kept')]
  })
}

/** Returns the seconds that a zip takes of pins whose lengths differ by 0.01 mm. */
async function zipPins(buyer: Buyer, shortest: number, count: number): Promise<number> {
  const start = performance.now()
  const names = Array.from({ length: count }, (_, at) => `AZH-6x200-L${shortest + at / 100}.step`)
  const files: { name: string; input: ArrayBuffer }[] = []
  const left = names.values()
  const work = async () => {
    for (const name of left) files.push({ name, input: await buyer.download(`/api/resources/cad/${name}`) })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  await downloadZip(files).blob()
  return (performance.now() - start) / 1000
}
