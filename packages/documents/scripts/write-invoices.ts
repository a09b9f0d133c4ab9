import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formattedSet } from '../src/testing/formatted-set.ts'

/** Writes the test set of invoices into a folder, for the official rules that are checked outside of the project. */
async function writeInvoices(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, xml } of formattedSet) {
    await writeFile(join(folder, `${name.replaceAll(/[^\w.]+/g, '-')}.xml`), xml)
  }
  console.log(`${formattedSet.length} invoices in ${folder}`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('npm run write-invoices -- <folder>')
  process.exit(1)
}
await writeInvoices(folder)
