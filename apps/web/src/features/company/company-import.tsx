import { FileImport } from '../../shared/lists/file-import/file-import.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { sendCompanies, useReloadCompanies } from './queries.ts'

/** Adds companies, users, addresses and contacts of a former shop from a file. */
export function CompanyImport({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const reload = useReloadCompanies()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={text('company.staff.importTitle')}
      footer={<Button onClick={onClose}>{text('ui.close')}</Button>}
    >
      <FileImport
        accept=".csv,.xlsx"
        sample={{
          fileName: 'users.csv',
          rows: [
            ['customerNumber', 'email', 'firstName', 'lastName', 'roles'],
            ['K-4711', 'erika@formenbau.example', 'Erika', 'Muster', 'SHOP_USER ORDER'],
            ['K-4711', 'anna@formenbau.example', 'Anna', 'Admin', 'ADMIN'],
          ],
        }}
        send={sendCompanies}
        onImported={reload}
      >
        <p>{text('company.staff.importText')}</p>
      </FileImport>
    </Dialog>
  )
}
