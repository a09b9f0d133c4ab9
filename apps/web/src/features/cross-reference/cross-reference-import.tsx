import { FileImport } from '../../shared/lists/file-import/file-import.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { sendCrossReferences, useReloadCrossReferences } from './queries.ts'

export function CrossReferenceImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const reload = useReloadCrossReferences()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={text('crossReference.importPatternsTitle')}
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <FileImport
        accept=".csv,.txt"
        sample={{
          fileName: 'cross-references.csv',
          rows: [
            ['maker', 'pattern', 'productNr', 'dimensions', 'differences'],
            [text('crossReference.sampleMaker'), 'EX{d}x{L}', 'AZH', 'd=diameter,L=length', ''],
            [
              text('crossReference.sampleMaker'),
              'EN-{d}-{L}',
              'AZN',
              'd=diameter,L=length',
              text('crossReference.sampleDifference'),
            ],
          ],
        }}
        send={sendCrossReferences}
        onImported={reload}
      >
        <p>{text('crossReference.importPatternsText')}</p>
      </FileImport>
    </Dialog>
  )
}
