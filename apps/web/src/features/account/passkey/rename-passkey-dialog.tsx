import { maxPasskeyNameLength, type Passkey } from '@normwerk/contract/account/passkey'
import { useState } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useRenamePasskey } from './queries.ts'

interface Props {
  passkey: Passkey
  onClose: () => void
}

export function RenamePasskeyDialog({ passkey: { id, name: former }, onClose }: Props) {
  const text = useText()
  const rename = useRenamePasskey()
  const [name, setName] = useState(former)
  const errors = useFormErrors({
    fieldErrors: { name: name.trim() === '' ? text('field.required') : null },
    failure: rename.error,
  })

  function submit(): void {
    if (errors.pass()) rename.mutate({ id, name: name.trim() }, { onSuccess: onClose })
  }

  return (
    <FormDialog
      title={text('account.passkey.renameTitle')}
      size="small"
      form={errors.form}
      failure={errors.general}
      action={text('account.passkey.rename')}
      pending={rename.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        data-autofocus
        name="name"
        label={text('account.passkey.name')}
        hint={text('account.passkey.nameHint')}
        autoComplete="off"
        maxLength={maxPasskeyNameLength}
        value={name}
        error={errors.of('name')}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  )
}
