import type { PostalAddress } from '@normwerk/contract/address'
import { locales } from '@normwerk/contract/language'
import { useLanguage } from '../../texts/language-context.tsx'
import styles from './address-lines.module.css'

/** An address as on a parcel. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const country = new Intl.DisplayNames(locales[useLanguage()], { type: 'region' })
  const lines = [
    address.companyAddition,
    address.addressAddition,
    [address.street, address.streetNumber].filter(Boolean).join(' '),
    address.streetAddition,
    `${address.zip} ${address.city}`,
    country.of(address.country),
  ]
  return (
    <address className={styles.address}>
      <span className={styles.company}>{address.company}</span>
      {lines.map((line) => (line ? <span key={line}>{line}</span> : null))}
    </address>
  )
}
