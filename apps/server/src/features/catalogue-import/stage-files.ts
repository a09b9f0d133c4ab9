import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Client } from 'pg'
import type { Ids } from '../../outside/ids.ts'
import type { PackageTable } from './package/open-package.ts'
import { because, type Reason } from './package/package-fault.ts'
import type { PackageSource } from './package/package-source.ts'
import { type Refuse, readTable, type TableRow } from './package/read-table.ts'
import { sniffFile } from './package/sniff-file.ts'
import { findOwner, keepFile } from './repository/files.ts'
import { stageRows } from './repository/staging.ts'

const kinds = ['picture', 'dataSheet', 'cad'] as const
/** Bytes: a picture or a data sheet is sent whole. */
export const largestFile = 20 * 1024 * 1024

interface Staging {
  client: Client
  refuse: Refuse
  note: () => void
}

/** Keeps the files that a package names, and stages which product or article each belongs to. */
export async function stageFiles(
  { client, refuse, note }: Staging,
  tables: readonly PackageTable[],
  source: PackageSource,
  ids: Ids,
): Promise<void> {
  const sizes = new Map(source.files.map(({ path, size }) => [path, size]))
  let place = 0
  for (const table of tables) {
    for await (const row of readTable(table, refuse)) {
      note()
      const staged = await stageFile(client, row, source, sizes)
      if ('reason' in staged) refuse({ file: row.file, row: row.row, column: staged.column }, staged.reason)
      else
        await stageRows(client, 'files', [
          { ...staged, id: ids.next(), sort_index: place++, file: row.file, row: row.row },
        ])
    }
  }
}

type Fault = { column: string; reason: Reason }

async function stageFile(
  client: Client,
  { cells }: TableRow,
  source: PackageSource,
  sizes: ReadonlyMap<string, number>,
): Promise<object | Fault> {
  const { productNr = '', articleNo = '', kind = '', file = '', title = '' } = cells
  const wanted = kinds.find((word) => word === kind)
  const size = sizes.get(file)
  if (wanted === undefined)
    return fault('kind', because('import.wordUnknown', { column: 'kind', known: kinds.join(', ') }))
  if ((productNr === '') === (articleNo === '')) return fault('productNr', because('import.fileOfOne'))
  if (/^\/|\\|(?:^|\/)\.\.(?:\/|$)|^[A-Za-z]:/.test(file)) return fault('file', because('import.pathLeadsOut'))
  if (size === undefined) return fault('file', because('import.fileMissing', { file }))
  if (size > largestFile) return fault('file', because('import.fileTooLarge', { megabytes: largestFile / 1024 ** 2 }))
  const owner = await findOwner(client, { productNr, articleNo })
  if (owner === undefined) {
    return articleNo === ''
      ? fault('productNr', because('import.productUnknown', { productNr }))
      : fault('articleNo', because('import.articleUnknown'))
  }
  const content = await buffer(await source.open(file))
  const sniffed = sniffFile(content)
  if (sniffed?.kind !== wanted) return fault('file', because('import.fileOfOtherKind', { kind }))
  const hash = createHash('sha256').update(content).digest('hex')
  await keepFile(client, { hash, contentType: sniffed.contentType, content })
  return {
    product_id: owner.productId,
    dimension_id: owner.dimensionId,
    kind: wanted,
    file_name: file.slice(file.lastIndexOf('/') + 1),
    title: title === '' ? null : title,
    hash,
  }
}

function fault(column: string, reason: Reason): Fault {
  return { column, reason }
}
