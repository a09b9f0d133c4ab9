import type { Address } from '@normwerk/contract/address'
import { type FormEvent, useId, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { homeCountry } from '../../shared/people/country-field.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { addressEntryOf, addressInput, newAddressEntry } from './address-entry.ts'
import { AddressFields } from './address-fields.tsx'
import styles from './addresses.module.css'
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
  const id = useId()
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

  function submit(event: FormEvent) {
    event.preventDefault()
    if (save.isPending || !errors.pass()) return
    save.mutate({ ...addressInput(entry), ...(makesUsual && { isUsual: true }) }, { onSuccess: onSaved })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text(address === null ? 'address.newAddress' : 'address.changeAddress')}
      footer={
        <>
          <Button onClick={onClose}>{text('shared.forms.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" pending={save.isPending}>
            {text('address.saveAddress')}
          </Button>
        </>
      }
    >
      <form {...errors.form} id={id} onSubmit={submit} className={styles.form}>
        {errors.general !== null && (
          <Notice tone="bad" live>
            {errors.general.message}
          </Notice>
        )}
        <AddressFields value={entry} onChange={setEntry} error={errors.of} />
        {address?.isUsual !== true && (
          <Checkbox
            label={text('address.asUsual')}
            checked={makesUsual}
            onChange={(event) => setMakesUsual(event.target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}
