import fields from '../../shared/forms/form-fields.module.css'
import { CountryField } from '../../shared/people/country-field.tsx'
import { useText } from '../../texts/language-context.tsx'
import { TextArea, TextField } from '../../ui/forms/text-field.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { type SellerEntry, sellerPaths } from './seller-entry.ts'

interface Props {
  entry: SellerEntry
  onChange: (entry: SellerEntry) => void
  error: (...paths: string[]) => string | null
}

export function SellerFields({ entry, onChange, error }: Props) {
  const text = useText()
  const bind = (name: keyof SellerEntry) => ({
    name: sellerPaths[name],
    autoComplete: 'off',
    value: entry[name],
    error: error(sellerPaths[name], name),
    onChange: (event: { target: { value: string } }) => onChange({ ...entry, [name]: event.target.value }),
  })
  return (
    <>
      <Section title={text('document.seller.company')}>
        <Panel>
          <div className={fields.fields}>
            <TextField {...bind('company')} label={text('document.seller.name')} />
            <TextField {...bind('companyAddition')} label={text('shared.people.companyAddition')} optional />
            <div className={fields.wideNarrow}>
              <TextField {...bind('street')} label={text('shared.people.street')} />
              <TextField {...bind('streetNumber')} label={text('shared.people.streetNumber')} />
            </div>
            <div className={fields.narrowWide}>
              <TextField {...bind('zip')} label={text('shared.people.zip')} />
              <TextField {...bind('city')} label={text('shared.people.city')} />
            </div>
            <CountryField
              name={sellerPaths.country}
              value={entry.country}
              error={error(sellerPaths.country)}
              onChange={(country) => onChange({ ...entry, country })}
            />
            <div className={fields.pair}>
              <TextField {...bind('vatId')} label={text('shared.people.vatId')} spellCheck={false} />
              <TextField {...bind('taxNumber')} label={text('shared.people.taxNumber')} optional />
            </div>
          </div>
        </Panel>
      </Section>
      <Section title={text('document.seller.contact')}>
        <Panel>
          <div className={fields.fields}>
            <TextField {...bind('contactName')} label={text('company.name')} />
            <div className={fields.pair}>
              <TextField {...bind('phoneNumber')} type="tel" label={text('shared.people.phoneNumber')} />
              <TextField {...bind('email')} type="email" label={text('shared.people.email')} />
            </div>
            <TextField {...bind('website')} label={text('document.seller.website')} spellCheck={false} />
          </div>
        </Panel>
      </Section>
      <Section title={text('document.seller.bank')}>
        <Panel>
          <div className={fields.fields}>
            <TextField {...bind('bank')} label={text('document.seller.bankName')} />
            <div className={fields.pair}>
              <TextField {...bind('iban')} label="IBAN" spellCheck={false} />
              <TextField {...bind('bic')} label="BIC" spellCheck={false} />
            </div>
          </div>
        </Panel>
      </Section>
      <Section title={text('document.seller.legal')}>
        <Panel>
          <TextArea
            {...bind('legalLines')}
            label={text('document.seller.legalLines')}
            hint={text('document.seller.legalHint')}
            rows={3}
          />
        </Panel>
      </Section>
    </>
  )
}
