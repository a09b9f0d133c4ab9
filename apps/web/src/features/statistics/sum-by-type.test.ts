import type { DownloadedFile } from '@normwerk/contract/statistics'
import { expect, test } from 'vitest'
import { sumByType } from './sum-by-type.ts'

const file = (type: DownloadedFile['type'], downloads: number): DownloadedFile => ({
  ...{ fileName: `file-${downloads}`, type, downloads },
  lastDownload: '2026-11-01T08:00:00Z',
})

test('downloads are summed by type, without types that nobody has downloaded', () => {
  expect(sumByType([])).toEqual([])
  expect(sumByType([file('zip', 2), file('STEP', 5), file('STEP', 1)])).toEqual([
    { type: 'STEP', downloads: 6 },
    { type: 'zip', downloads: 2 },
  ])
})
