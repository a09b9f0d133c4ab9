import { deriveMouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import type { MouldBaseSettings } from '@normwerk/parts/mould-base/settings'
import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { Section } from '../../ui/page.tsx'
import { BillTable } from './bill-table.tsx'
import styles from './mould-base.module.css'
import { MouldBaseForm } from './mould-base-form.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PlanView } from './plan-view.tsx'
import { PressFields } from './press-fields.tsx'
import { SectionView } from './section-view.tsx'

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
  const [view, setView] = useState<'section' | 'plan'>('section')
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
                ]}
                onChange={setView}
              />
              {view === 'section' ? <SectionView base={base} /> : <PlanView base={base} />}
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
