import type { ProductDimension } from '@normwerk/contract/product'
import type { PartOptions } from '@normwerk/parts/configured-part'
import type { ReactNode } from 'react'
import { type Certificate, CertificateOption } from '../../../shared/parts/certificate-option.tsx'
import { FlatsIcon } from '../../../shared/parts/flats-icon.tsx'
import { flatsLabel } from '../../../shared/parts/option-texts.ts'
import { isMakable } from '../../../shared/parts/part-of.ts'
import { formatTolerance } from '../../../shared/parts/tolerance-class.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ScissorsIcon } from '../../../ui/icons.tsx'
import styles from './buy-box.module.css'

interface Props {
  dimension: Pick<ProductDimension, 'trimming' | 'headFlats'>
  options: PartOptions
  certificate: Certificate | null
  onConfigure: (options: PartOptions) => void
  /** Opens the dialog with these options filled in. */
  onMake: (initial: PartOptions) => void
}

export function BuyOptions(props: Props) {
  const { dimension, options, certificate, onConfigure } = props
  if (!isMakable(dimension) && certificate === null) return null
  return (
    <div className={styles.options}>
      {dimension.trimming !== null && <Cut {...props} trimming={dimension.trimming} />}
      {dimension.headFlats !== null && <Flats {...props} offered={dimension.headFlats} />}
      {certificate !== null && (
        <CertificateOption
          certificate={certificate}
          checked={options.certificate}
          onChange={(checked) => onConfigure({ ...options, certificate: checked })}
        />
      )}
    </div>
  )
}

function Cut({
  trimming,
  options,
  onConfigure,
  onMake,
}: Props & { trimming: NonNullable<ProductDimension['trimming']> }) {
  const text = useText()
  const format = useFormat()
  const { changedLength, toleranceClass } = options
  if (changedLength === null) {
    return (
      <Button
        icon={<ScissorsIcon size={18} />}
        wide
        onClick={() => onMake({ ...options, changedLength: trimming.suggestedLength })}
      >
        {text('catalogue.buyBox.trim')}
      </Button>
    )
  }
  return (
    <Chosen
      icon={<ScissorsIcon size={18} />}
      removeText={text('catalogue.buyBox.uncut')}
      onChange={() => onMake(options)}
      onRemove={() => onConfigure({ ...options, changedLength: null, toleranceClass: null })}
    >
      {text('catalogue.buyBox.cutTo', { length: format.number(changedLength) })}
      {toleranceClass !== null && <strong> {formatTolerance(format, toleranceClass)}</strong>}
    </Chosen>
  )
}

function Flats({ offered, options, onConfigure, onMake }: Props & { offered: { from: number } }) {
  const text = useText()
  const format = useFormat()
  const { headFlats } = options
  if (headFlats === null) {
    const flush = { arrangement: 'R1', distance: offered.from } as const
    return (
      <Button icon={<FlatsIcon size={18} />} wide onClick={() => onMake({ ...options, headFlats: flush })}>
        {text('catalogue.buyBox.flats')}
      </Button>
    )
  }
  return (
    <Chosen
      icon={<FlatsIcon size={18} />}
      removeText={text('catalogue.buyBox.withoutFlats')}
      onChange={() => onMake(options)}
      onRemove={() => onConfigure({ ...options, headFlats: null })}
    >
      {flatsLabel(text, format, headFlats)}
    </Chosen>
  )
}

interface ChosenProps {
  icon: ReactNode
  removeText: string
  onChange: () => void
  onRemove: () => void
  children: ReactNode
}

/** One machining option of the part, with buttons to change or remove it. */
function Chosen({ icon, removeText, onChange, onRemove, children }: ChosenProps) {
  const text = useText()
  return (
    <div className={styles.cut}>
      <p>
        {icon}
        <span>{children}</span>
      </p>
      <div>
        <Button size="small" variant="quiet" onClick={onChange}>
          {text('catalogue.buyBox.changeCut')}
        </Button>
        <Button size="small" variant="quiet" onClick={onRemove}>
          {removeText}
        </Button>
      </div>
    </div>
  )
}
