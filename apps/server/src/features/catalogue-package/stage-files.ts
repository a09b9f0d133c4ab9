import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Client } from '../../database/pool.ts'
import type { Ids } from '../../infrastructure/ids.ts'
import type { PackageTable } from './files/open-package.ts'
import { because, type Reason } from './files/package-error.ts'
import { type Reject, readTable, type TableRow } from './files/read-table.ts'
import { sniffFile } from './files/sniff-file.ts'
import type { PackageSource } from './files/tables.ts'
import { findOwner, storeFile } from './repository/imports.ts'
import { deleteFile, type FileOfProduct } from './repository/remove-rows.ts'
import { stageRows } from './repository/staging.ts'

const kinds = ['picture', 'dataSheet', 'cad'] as const
/** Bytes; the limit is low because a picture or a data sheet is sent in one piece. */
const maxFileBytes = 20 * 1024 * 1024

interface Staging {
  client: Client
  reject: Reject
  count: () => void
}

/** A file that a package has removed. */
interface RemovedFile {
  row: number
  /** The product or article that had it, and its name. */
  text: string
  before: string
}

/** Stores the files that a package names, and stages the product or article of each; returns the removed ones. */
export async function stageFiles(
  { client, reject, count }: Staging,
  tables: readonly PackageTable[],
  source: PackageSource,
  ids: Ids,
): Promise<RemovedFile[]> {
  const removed: RemovedFile[] = []
  const sizes = new Map(source.files.map(({ path, size }) => [path, size]))
  const rows = new Map<string, number>()
  let place = 0
  for (const table of tables) {
    for await (const row of readTable(table, reject)) {
      count()
      const { file, row: number, cells } = row
      const owned = await readOwner(client, row)
      const staged = 'reason' in owned || row.removes ? owned : await stageFile(client, row, owned, source, sizes)
      const named = JSON.stringify(owned)
      const first = rows.get(named)
      rows.set(named, first ?? number)
      if ('reason' in staged) reject({ file, row: number, column: staged.column }, staged.reason)
      else if (first !== undefined)
        reject({ file, row: number, column: 'file' }, because('import.rowTwice', { row: first }))
      else if (!row.removes)
        await stageRows(client, 'files', [{ ...staged, id: ids.next(), sort_index: place++, file, row: number }])
      else if (await deleteFile(client, staged)) {
        const text = `${cells.articleNo || cells.productNr} ${staged.file_name}`
        removed.push({ row: number, text, before: staged.kind })
      }
    }
  }
  return removed
}

type RowError = { column: string; reason: Reason }

/** Returns the file of a product or article that a row names. */
async function readOwner(client: Client, { cells }: TableRow): Promise<FileOfProduct | RowError> {
  const { productNr = '', articleNo = '', kind = '', file = '' } = cells
  const requested = kinds.find((word) => word === kind)
  if (requested === undefined)
    return rowError('kind', because('import.wordUnknown', { column: 'kind', known: kinds.join(', ') }))
  if ((productNr === '') === (articleNo === '')) return rowError('productNr', because('import.fileOfOne'))
  if (/^\/|\\|(?:^|\/)\.\.(?:\/|$)|^[A-Za-z]:/.test(file)) return rowError('file', because('import.pathLeadsOut'))
  const owner = await findOwner(client, { productNr, articleNo })
  if (owner === undefined) {
    return articleNo === ''
      ? rowError('productNr', because('import.productUnknown', { productNr }))
      : rowError('articleNo', because('import.articleUnknown'))
  }
  const fileName = file.slice(file.lastIndexOf('/') + 1)
  return { product_id: owner.productId, article_id: owner.articleId, kind: requested, file_name: fileName }
}

async function stageFile(
  client: Client,
  { cells: { file = '', title = '' } }: TableRow,
  owned: FileOfProduct,
  source: PackageSource,
  sizes: ReadonlyMap<string, number>,
): Promise<(FileOfProduct & { title: string | null; hash: string }) | RowError> {
  const size = sizes.get(file)
  if (size === undefined) return rowError('file', because('import.fileMissing', { file }))
  if (size > maxFileBytes)
    return rowError('file', because('import.fileTooLarge', { megabytes: maxFileBytes / 1024 ** 2 }))
  const content = await buffer(await source.open(file))
  const sniffed = sniffFile(content)
  if (sniffed?.kind !== owned.kind) return rowError('file', because('import.fileOfOtherKind', { kind: owned.kind }))
  const hash = createHash('sha256').update(content).digest('hex')
  await storeFile(client, { hash, contentType: sniffed.contentType, content })
  return { ...owned, title: title === '' ? null : title, hash }
}

function rowError(column: string, reason: Reason): RowError {
  return { column, reason }
}
