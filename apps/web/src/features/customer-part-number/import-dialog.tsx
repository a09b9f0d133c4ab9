import { FileImport } from '../../shared/lists/file-import/file-import.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { sendCustomerPartNumbers, useReloadCustomerPartNumbers } from './queries.ts'

export function ImportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const reload = useReloadCustomerPartNumbers()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={text('customerPartNumber.importTitle')}
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <FileImport
        accept=".xlsx,.xlsm,.xls,.ods,.csv,.txt"
        sample={{
          fileName: text('customerPartNumber.sampleFile'),
          rows: [
            [text('customerPartNumber.number'), text('customerPartNumber.sampleArticle')],
            ['4711-08', 'AZH-6x160'],
            ['4711-09', 'AZH-6x160-L147.25'],
          ],
        }}
        send={sendCustomerPartNumbers}
        maySkip
        onImported={() => void reload()}
      >
        <p>{text('customerPartNumber.importText')}</p>
      </FileImport>
    </Dialog>
  )
}
