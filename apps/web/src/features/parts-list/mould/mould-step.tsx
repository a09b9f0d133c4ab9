import type { MouldPart } from '@normwerk/contract/parts-list/mould'
import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { latePart } from '../../../ui/late/late-part.tsx'
import { FoundParts } from './found-parts.tsx'
import { materialOf, openParts } from './list-mould.ts'
import styles from './mould-step.module.css'
import { OtherParts } from './other-parts.tsx'
import type { Mould } from './use-mould.ts'

/** The library that draws in 3D is large. */
const LateMouldView = latePart(() => import('./mould-view.tsx').then((file) => file.MouldView), 'partsList', 'viewer')

interface Props {
  mould: Mould
  parts: readonly MouldPart[]
}

/** Step 2 for a mould: the recognised parts beside their picture, and the choice of their material. */
export function MouldStep({ mould, parts }: Props) {
  const text = useText()
  const [marked, setMarked] = useState<number | null>(null)
  const { choices, choose } = mould
  const found = parts.filter((part) => part.found !== null)
  const others = parts.filter((part) => part.found === null)
  const open = openParts(parts, choices)
  const materials = [...new Set(open.flatMap(materialsOf))]

  function chooseMaterial(material: string): void {
    const offered = open.filter((part) => articleIn(part, material) !== null)
    choose(
      offered.map(({ row }) => row),
      (part) => articleIn(part, material),
    )
  }

  return (
    <div className={styles.step}>
      <div className={styles.picture}>
        <LateMouldView parts={parts} marked={marked} meanwhile={<Skeleton height="20rem" />} />
      </div>
      <div className={styles.list}>
        <p className={styles.hint}>{text('partsList.mould.hint')}</p>
        {found.length === 0 && <Notice tone="warn">{text('partsList.mould.nothingFound')}</Notice>}
        {open.length > 0 && (
          <Notice tone="warn" title={text('partsList.mould.materialOpen', { count: open.length })}>
            <div className={styles.material}>
              <SelectField
                label={text('partsList.mould.materialForAll')}
                value=""
                options={[
                  { value: '', label: text('partsList.mould.choose') },
                  ...materials.map((material) => ({ value: material, label: material })),
                ]}
                onChange={chooseMaterial}
              />
            </div>
          </Notice>
        )}
        {found.length > 0 && (
          <FoundParts parts={found} choices={choices} onChoose={choose} marked={marked} onMark={setMarked} />
        )}
        {others.length > 0 && <OtherParts parts={others} marked={marked} onMark={setMarked} />}
      </div>
    </div>
  )
}

function materialsOf({ found }: MouldPart): string[] {
  return found === null ? [] : found.choices.map(({ name }) => materialOf(name, found.family))
}

function articleIn({ found }: MouldPart, material: string): string | null {
  if (found === null) return null
  return found.choices.find(({ name }) => materialOf(name, found.family) === material)?.articleNo ?? null
}
