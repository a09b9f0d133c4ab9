import type { Product } from '@normwerk/contract/product'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import styles from './certificate-option.module.css'

/** An inspection certificate that is offered. Only users who see prices see its price. */
export interface Certificate {
  surcharge: string | null
}

export function certificateOf({ certificate31, certificateSurcharge }: Product): Certificate | null {
  return certificate31 ? { surcharge: certificateSurcharge } : null
}

interface Props {
  certificate: Certificate
  checked: boolean
  onChange: (checked: boolean) => void
}

export function CertificateOption({ certificate, checked, onChange }: Props) {
  const text = useText()
  const format = useFormat()
  return (
    <Checkbox
      label={
        <>
          {text('shared.certificate31')}
          {certificate.surcharge !== null && (
            <span className={styles.note}>
              {text('shared.certificateSurcharge', { surcharge: format.surcharge(certificate.surcharge) })}
            </span>
          )}
        </>
      }
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}
