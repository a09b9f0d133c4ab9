import { companyEndpoints, type ManagedCompany } from '@normwerk/contract/company'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './company.module.css'

/** Deletes a company for good, once staff have typed its number. */
export function DeleteCompany({ company }: { company: ManagedCompany }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.stack}>
      <p className={styles.meaning}>{text('company.staff.deleteMeaning')}</p>
      <p>
        <Button size="small" onClick={() => setOpen(true)}>
          {text('company.staff.delete')}
        </Button>
      </p>
      {isOpen && <ConfirmDialog company={company} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ConfirmDialog({ company, onClose }: { company: ManagedCompany; onClose: () => void }) {
  const { id, companyName: name, customerNumber: number, userCount: count } = company
  const text = useText()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const erase = useMutation({
    mutationFn: () => call(companyEndpoints.delete, { params: { id } }),
    meta: { showsError: true },
    onSuccess: async () => {
      await navigate({ to: '/administration/companies' })
      client.removeQueries({ queryKey: [companyEndpoints.read.route] })
      await client.invalidateQueries({ queryKey: [companyEndpoints.list.route] })
      showToast({ message: text('company.staff.deleted', { name }) })
    },
  })

  function confirm(): void {
    const isSame = typed.trim() === number
    setWrong(!isSame)
    if (isSame) erase.mutate()
  }

  return (
    <DeleteDialog
      title={text('company.staff.deleteTitle', { name })}
      keep={text('company.staff.deleteKeep')}
      act={text('company.staff.deleteNow')}
      pending={erase.isPending}
      failure={erase.error?.message ?? null}
      onClose={onClose}
      onDelete={confirm}
    >
      <p>{text('company.staff.deleteWhat', { count })}</p>
      <p>{text('company.staff.deleteKept')}</p>
      <TextField
        label={text('company.staff.deleteConfirm', { number })}
        value={typed}
        autoComplete="off"
        error={isWrong ? text('company.staff.deleteWrong') : null}
        onChange={(event) => setTyped(event.target.value)}
      />
    </DeleteDialog>
  )
}
