import { type DownloadedFile, type FileType, fileTypes } from '@normwerk/contract/statistics'

/** Sums the downloads of each type that was downloaded. */
export function sumByType(files: readonly DownloadedFile[]): { type: FileType; downloads: number }[] {
  return fileTypes
    .map((type) => ({
      type,
      downloads: files.reduce((sum, file) => (file.type === type ? sum + file.downloads : sum), 0),
    }))
    .filter(({ downloads }) => downloads > 0)
}
