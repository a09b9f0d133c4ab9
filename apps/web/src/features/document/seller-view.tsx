import { documentEndpoints } from '@normwerk/contract/document'
import type { AskedSeller, Seller } from '@normwerk/contract/seller'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import form from '../../shared/forms/record-form.module.css'
import { SaveActions } from '../../shared/forms/save-actions.tsx'
import { useEntry } from '../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { type SellerEntry, sellerChangesTo, sellerEntryOf } from './seller-entry.ts'
import { SellerFields } from './seller-fields.tsx'

const sellerQuery = endpointQuery(documentEndpoints.readSeller)

/** The company that runs the shop, as documents name it. */
export function SellerView() {
  const seller = useQuery(sellerQuery)
  if (seller.data !== undefined) return <SellerForm seller={seller.data} />
  if (seller.error === null) return <Skeleton height="32rem" />
  return <ErrorState error={seller.error} onRetry={() => void seller.refetch()} />
}

const required = [
  'company',
  'street',
  'zip',
  'city',
  'vatId',
  'contactName',
  'phoneNumber',
  'email',
  'bank',
  'iban',
  'bic',
  'website',
] as const satisfies (keyof SellerEntry)[]

function SellerForm({ seller }: { seller: Seller | null }) {
  const text = useText()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (input: AskedSeller) => call(documentEndpoints.changeSeller, { input }),
    meta: { showsError: true },
  })
  const { entry, setEntry, changes, begin } = useEntry(seller, sellerEntryOf, sellerChangesTo)
  const fieldErrors = Object.fromEntries(
    required.map((name) => [name, entry[name].trim() === '' ? text('field.required') : null]),
  )
  const errors = useFormErrors({ fieldErrors, failure: change.error })

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!errors.pass() || changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: async () => {
        begin(await client.fetchQuery({ ...sellerQuery, staleTime: 0 }))
        showToast({ message: text('document.seller.saved') })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      {seller === null && <Notice tone="warn">{text('document.seller.missing')}</Notice>}
      <SellerFields entry={entry} onChange={setEntry} error={errors.of} />
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(seller)} />
    </form>
  )
}
