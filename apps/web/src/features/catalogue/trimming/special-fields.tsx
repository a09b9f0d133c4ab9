import {
  type OfferedMachining,
  type SpecialKey,
  type SpecialMachining,
  specialKeys,
} from '@normwerk/parts/machining/special-machining'
import { useText } from '../../../texts/language-context.tsx'
import { SpecialField } from './special-field.tsx'
import { isRare, withSpecial } from './special-options.ts'
import styles from './trimming.module.css'
import type { useMadePart } from './use-made-part.ts'

interface Props {
  dimension: OfferedMachining
  initial: SpecialMachining
  part: Pick<ReturnType<typeof useMadePart>, 'special' | 'setTyped'>
}

/** The fields of all special machining that an article offers. What is rarely needed is folded. */
export function SpecialFields({ dimension, initial, part }: Props) {
  const text = useText()
  const rare = specialKeys.filter((name) => isRare(name) && dimension[name] !== null)
  const field = (name: SpecialKey) => <Field key={name} name={name} {...{ dimension, initial, part }} />
  return (
    <>
      {field('headFlats')}
      {rare.length > 0 && (
        <details className={styles.rare} open={rare.some((name) => initial[name] !== null)}>
          <summary>{text('catalogue.buyBox.special')}</summary>
          <div>{rare.map(field)}</div>
        </details>
      )}
    </>
  )
}

function Field<Key extends SpecialKey>({ name, dimension, initial, part }: Props & { name: Key }) {
  const offered = dimension[name]
  if (offered === null) return null
  return (
    <SpecialField
      name={name}
      offered={offered}
      initial={initial[name]}
      beside={part.special}
      onChange={(value) => part.setTyped((typed) => withSpecial(typed, name, value))}
    />
  )
}
