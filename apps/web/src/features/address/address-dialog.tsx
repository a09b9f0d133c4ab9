import type { Address } from '@normwerk/contract/address'
import { useState } from 'react'
import { useMe } from '../../api/me.ts'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { homeCountry } from '../../shared/people/country-field.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { addressEntryOf, addressInput, newAddressEntry } from './address-entry.ts'
import { AddressFields } from './address-fields.tsx'
import { useSaveAddress } from './use-address-changes.ts'

interface Props {
  /** The address to change; `null` for a new one. */
  address: Address | null
  /** The company's country, because most of its goods go there. */
  country: string | undefined
  onClose: () => void
  onSaved: (address: Address) => void
}

/** A form for a delivery address. Mounting it opens it. */
export function AddressDialog({ address, country = homeCountry, onClose, onSaved }: Props) {
  const text = useText()
  const company = useMe()?.company?.companyName ?? ''
  const save = useSaveAddress(address?.id ?? null)
  const [entry, setEntry] = useState(() =>
    address === null ? newAddressEntry(company, country) : addressEntryOf(address),
  )
  const [makesUsual, setMakesUsual] = useState(false)
  const required = (typed: string) => (typed.trim() === '' ? text('field.required') : null)
  const errors = useFormErrors({
    fieldErrors: {
      company: required(entry.company),
      street: required(entry.street),
      zip: required(entry.zip),
      city: required(entry.city),
    },
    failure: save.error,
  })

  function submit(): void {
    if (!errors.pass()) return
    save.mutate({ ...addressInput(entry), ...(makesUsual && { isUsual: true }) }, { onSuccess: onSaved })
  }

  return (
    <FormDialog
      title={text(address === null ? 'address.newAddress' : 'address.changeAddress')}
      form={errors.form}
      failure={errors.general}
      action={text('address.saveAddress')}
      pending={save.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <AddressFields value={entry} onChange={setEntry} error={errors.of} />
      {address?.isUsual !== true && (
        <Checkbox
          label={text('address.asUsual')}
          checked={makesUsual}
          onChange={(event) => setMakesUsual(event.target.checked)}
        />
      )}
    </FormDialog>
  )
}
