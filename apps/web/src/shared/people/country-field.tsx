import { addressEndpoints } from '@normwerk/contract/address'
import { locales } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { namedCountries } from './named-countries.ts'

export const homeCountry = 'DE'

/** The countries that the shop delivers to. */
const countriesQuery = { ...endpointQuery(addressEndpoints.listCountries), staleTime: 3_600_000 }

interface Props {
  /** ISO 3166-1 alpha-2. */
  value: string
  onChange: (country: string) => void
  name?: string
  error?: string | null
}

export function CountryField({ value, onChange, name = 'country', error = null }: Props) {
  const text = useText()
  const locale = locales[useLanguage()]
  const countries = useQuery(countriesQuery)
  // The chosen country is listed before the others are loaded, and also if the shop no longer delivers there.
  const codes = new Set([value, ...(countries.data ?? []).map(({ code }) => code)])
  const unread = countries.data === undefined && countries.error !== null
  return (
    <SelectField
      name={name}
      autoComplete="country"
      label={text('shared.people.country')}
      value={value}
      error={error}
      options={namedCountries([...codes], locale)}
      onChange={onChange}
      {...(unread && {
        hint: (
          <>
            {text('shared.people.countriesUnread')}{' '}
            <Button variant="quiet" size="small" onClick={() => void countries.refetch()}>
              {text('ui.retry')}
            </Button>
          </>
        ),
      })}
    />
  )
}
