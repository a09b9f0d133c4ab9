import { useText } from '../../texts/language-context.tsx'
import { FileImport } from '../../trade/file-import/file-import.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { sendOwnNumbers, useReloadOwnNumbers } from './queries.ts'

export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const text = useText()
  const reload = useReloadOwnNumbers()
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="large"
      title={text('ownNumber.importTitle')}
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <FileImport
        accept=".xlsx,.xlsm,.xls,.ods,.csv,.txt"
        sample={{
          fileName: text('ownNumber.sampleFile'),
          rows: [
            [text('ownNumber.number'), text('ownNumber.sampleArticle')],
            ['4711-08', 'AZH-6x160'],
            ['4711-09', 'AZH-6x160-L147.25'],
          ],
        }}
        send={sendOwnNumbers}
        maySkip
        onImported={() => void reload()}
      >
        <p>{text('ownNumber.importText')}</p>
      </FileImport>
    </Dialog>
  )
}
