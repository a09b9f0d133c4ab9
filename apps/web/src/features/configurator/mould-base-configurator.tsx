import { deriveMouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { MouldBaseSettings } from '@normwerk/parts/mould-base/settings'
import { useState } from 'react'
import { useCan } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { latePart } from '../../ui/late/late-part.tsx'
import { Section } from '../../ui/page.tsx'
import { BillTable } from './bill-table.tsx'
import styles from './mould-base.module.css'
import { MouldBaseForm } from './mould-base-form.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PlanView } from './plan-view.tsx'
import { PressFields } from './press-fields.tsx'
import { SectionView } from './section-view.tsx'

/** The library that draws in 3D is large. */
const LateMouldBaseView = latePart(
  () => import('./model/mould-base-view.tsx').then((file) => file.MouldBaseView),
  'configurator',
  'viewer',
)

interface Props {
  /** The settings to start with, of a format of the series. */
  start: MouldBaseSettings
  name: string | null
  positionId: string | null
  mayOrder: boolean
}

/** Configures a mould base; bill, drawing and price follow each choice. */
export function MouldBaseConfigurator({ start, ...order }: Props) {
  const text = useText()
  const [settings, setSettings] = useState(start)
  const [view, setView] = useState<'section' | 'plan' | 'model'>('section')
  const mayView = useCan('cad.download')
  const base = deriveMouldBase(settings)
  if (base === null) return null
  const isBuildable = base.errors.length === 0
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.steps}>
          <MouldBaseForm base={base} onChange={setSettings} />
          <PressFields base={base} />
        </div>
        <div className={styles.summary}>
          {isBuildable && (
            <div className={styles.card}>
              <Segments
                label={text('configurator.view.label')}
                value={view}
                options={[
                  { value: 'section', label: text('configurator.view.section') },
                  { value: 'plan', label: text('configurator.view.plan') },
                  ...(mayView ? [{ value: 'model' as const, label: text('shared.viewer.open') }] : []),
                ]}
                onChange={setView}
              />
              {view === 'section' && <SectionView base={base} />}
              {view === 'plan' && <PlanView base={base} />}
              {view === 'model' && <LateMouldBaseView base={base} meanwhile={<Skeleton height="20rem" />} />}
            </div>
          )}
          <OrderPanel base={base} {...order} />
        </div>
      </div>
      {isBuildable && (
        <Section title={text('configurator.bill.title')}>
          <BillTable bill={base.bill} />
        </Section>
      )}
    </>
  )
}
