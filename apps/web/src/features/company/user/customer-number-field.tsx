import { companyEndpoints } from '@normwerk/contract/company'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useText } from '../../../texts/language-context.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDebounced } from '../../../ui/forms/use-debounced.ts'

interface Props {
  value: string
  error: string | null
  onChange: (customerNumber: string) => void
  startsDialog?: boolean
}

const rest = 250
const suggested = 8

/** A customer number, looked up while staff type it. A company's name finds it too. */
export function CustomerNumberField({ value, error, onChange, startsDialog = false }: Props) {
  const text = useText()
  const listId = useId()
  const query = useDebounced(value.trim(), rest)
  const found = useQuery({
    ...endpointQuery(companyEndpoints.list, { input: { query, pageRequest: { page: 1, size: suggested } } }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
    meta: { showsError: true },
  })
  const companies = query === '' ? [] : (found.data?.items ?? [])
  const named = companies.find(({ customerNumber }) => customerNumber === value.trim())
  return (
    <>
      <TextField
        name="customerNumber"
        label={text('company.staff.customerNumber')}
        autoComplete="off"
        spellCheck={false}
        list={listId}
        data-autofocus={startsDialog || undefined}
        value={value}
        error={error}
        hint={
          named === undefined
            ? text('company.user.customerNumberHint')
            : text('company.user.companyFound', { name: named.companyName, city: named.invoiceAddress.city })
        }
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={listId}>
        {companies.map(({ id, customerNumber, companyName, invoiceAddress }) => (
          <option key={id} value={customerNumber}>
            {companyName}, {invoiceAddress.city}
          </option>
        ))}
      </datalist>
    </>
  )
}
