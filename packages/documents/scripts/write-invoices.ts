import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formattedSet } from '../src/testing/formatted-set.ts'
import { print } from '../src/testing/print.ts'

/** Writes the test set of invoices into a folder, for the official rules and validators outside of the project. */
async function writeInvoices(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, invoice, xml } of formattedSet) {
    const path = join(folder, name.replaceAll(/[^\w.]+/g, '-'))
    await writeFile(`${path}.xml`, xml)
    await writeFile(`${path}.pdf`, await print({ kind: 'invoice', invoice, xml }))
  }
  console.log(`${formattedSet.length} invoices in ${folder}, each as XML and PDF`)
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('npm run write-invoices -- <folder>')
  process.exit(1)
}
await writeInvoices(folder)
