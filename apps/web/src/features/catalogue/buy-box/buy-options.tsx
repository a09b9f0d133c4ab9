import type { ProductDimension } from '@normwerk/contract/product'
import { formatTolerance } from '@normwerk/i18n/format-tolerance'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { type OfferedMachining, type SpecialKey, specialKeys } from '@normwerk/parts/machining/special-machining'
import type { ReactNode } from 'react'
import { type Certificate, CertificateOption } from '../../../shared/parts/certificate-option.tsx'
import { isMakable } from '../../../shared/parts/part-of.ts'
import { specialLabels, specialViews } from '../../../shared/parts/special-machining.tsx'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { ScissorsIcon } from '../../../ui/page-icons.tsx'
import { addSpecial, isRare, withSpecial } from '../trimming/special-options.ts'
import styles from './buy-box.module.css'

interface Props {
  dimension: OfferedMachining & Pick<ProductDimension, 'trimming'>
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
      {specialKeys.map((name) => dimension[name] !== null && <Special key={name} name={name} {...props} />)}
      <Rare {...props} />
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
      {toleranceClass !== null && <strong> {formatTolerance(toleranceClass, format.typed)}</strong>}
    </Chosen>
  )
}

function Special({ name, dimension, options, onConfigure, onMake }: Props & { name: SpecialKey }) {
  const text = useText()
  const format = useFormat()
  const { Icon, remove } = specialViews[name]
  const label = specialLabels(options, text, format)[name]
  if (label === null) {
    if (isRare(name)) return null
    return (
      <Button icon={<Icon size={18} />} wide onClick={() => onMake(addSpecial(name, options, dimension))}>
        {text('catalogue.buyBox.flats')}
      </Button>
    )
  }
  return (
    <Chosen
      icon={<Icon size={18} />}
      removeText={text(remove)}
      onChange={() => onMake(options)}
      onRemove={() => onConfigure(withSpecial(options, name, null))}
    >
      {label}
    </Chosen>
  )
}

/** One button for all rare machining, as long as the part has none. */
function Rare({ dimension, options, onMake }: Props) {
  const text = useText()
  const offered = specialKeys.filter((name) => isRare(name) && dimension[name] !== null)
  const first = offered.find((name) => name === 'tip') ?? offered[0]
  if (first === undefined || offered.some((name) => options[name] !== null)) return null
  const { Icon } = specialViews[first]
  return (
    <Button icon={<Icon size={18} />} wide onClick={() => onMake(addSpecial(first, options, dimension))}>
      {text('catalogue.buyBox.special')}
    </Button>
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
