import type { ProductDimension } from '@normwerk/contract/product'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { type Certificate, CertificateOption } from '../../trade/certificate-option.tsx'
import type { Configuration } from '../../trade/part-order.ts'
import { formatTolerance } from '../../trade/tolerance-class.ts'
import { Button } from '../../ui/button.tsx'
import { ScissorsIcon } from '../../ui/icons.tsx'
import styles from './buy-box.module.css'

interface Props {
  trimming: ProductDimension['trimming']
  configuration: Configuration
  certificate: Certificate | null
  onConfigure: (configuration: Configuration) => void
  onTrim: () => void
}

export function BuyOptions({ trimming, configuration, certificate, onConfigure, onTrim }: Props) {
  if (trimming === null && certificate === null) return null
  return (
    <div className={styles.options}>
      {trimming !== null && <Cut configuration={configuration} onConfigure={onConfigure} onTrim={onTrim} />}
      {certificate !== null && (
        <CertificateOption
          certificate={certificate}
          checked={configuration.certificate31 === true}
          onChange={(certificate31) => onConfigure({ ...configuration, certificate31 })}
        />
      )}
    </div>
  )
}

function Cut({ configuration, onConfigure, onTrim }: Pick<Props, 'configuration' | 'onConfigure' | 'onTrim'>) {
  const text = useText()
  const format = useFormat()
  const { length, toleranceClass, ...uncut } = configuration
  if (length === undefined) {
    return (
      <Button icon={<ScissorsIcon size={18} />} wide onClick={onTrim}>
        {text('buyBox.trim')}
      </Button>
    )
  }
  return (
    <div className={styles.cut}>
      <p>
        <ScissorsIcon size={18} />
        <span>
          {text('buyBox.cutTo', { length: format.number(length) })}
          {toleranceClass !== undefined && <strong> {formatTolerance(format, toleranceClass)}</strong>}
        </span>
      </p>
      <div>
        <Button size="small" look="quiet" onClick={onTrim}>
          {text('buyBox.changeCut')}
        </Button>
        <Button size="small" look="quiet" onClick={() => onConfigure(uncut)}>
          {text('buyBox.uncut')}
        </Button>
      </div>
    </div>
  )
}
