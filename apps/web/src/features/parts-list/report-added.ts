import type { Translate } from '@normwerk/i18n/text'
import type { ListEntry } from '../../shared/lists/parts-list/list-entry.ts'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { copyText } from './copy-text.ts'
import { formatRows, type ListTable, lostRows } from './lost-rows.ts'

interface Added {
  count: number
  table: ListTable
  entries: readonly ListEntry[]
}

/** Reports what was added, and offers to copy the skipped rows, because the list itself is closed. */
export function reportAdded(text: Translate, { count, table, entries }: Added): void {
  const { skipped } = lostRows(entries)
  if (skipped.length === 0) {
    showToast({ message: text('partsList.added', { count }) })
    return
  }
  const rows = formatRows(table, skipped)

  async function copy(): Promise<void> {
    const isCopied = await copyText(rows)
    if (isCopied) showToast({ message: text('partsList.copiedRows', { count: skipped.length }) })
    else showToast({ message: text('partsList.notCopiedRows'), tone: 'bad' })
  }

  showToast({
    message: text('partsList.addedWithout', { count, skipped: skipped.length }),
    action: { label: text('partsList.copy'), onAction: () => void copy() },
  })
}
