import { extname } from 'node:path'
import { type DownloadedFile, type FileType, maxListedFiles } from '@normwerk/contract/statistics'
import type { Queries } from '../../database/client.ts'
import { listDownloads } from './repository/file-downloads.ts'

const typesByEnding: Readonly<Record<string, FileType>> = {
  '.step': 'STEP',
  '.stp': 'STEP',
  '.glb': 'GLB',
  '.xlsx': 'Excel',
  '.xls': 'Excel',
  '.zip': 'zip',
}

export function typeOf(fileName: string): FileType {
  return typesByEnding[extname(fileName).toLowerCase()] ?? 'other'
}

/** Lists the files that were downloaded most. */
export async function listFiles(db: Queries): Promise<DownloadedFile[]> {
  const rows = await listDownloads(db, maxListedFiles)
  return rows.map(({ fileName, count, lastAt }) => ({
    fileName,
    type: typeOf(fileName),
    downloads: count,
    lastDownload: lastAt.toISOString(),
  }))
}
