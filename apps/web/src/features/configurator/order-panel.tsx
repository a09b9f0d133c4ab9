import { maxConfigurationNameLength } from '@normwerk/contract/limits'
import type { MouldBase } from '@normwerk/parts/mould-base/derive-mould-base'
import { massOf } from '@normwerk/parts/mould-base/mass-of'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatError } from '../../texts/format-error.ts'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './mould-base.module.css'
import { quoteQuery, useAddMouldBase, useReplaceMouldBase } from './queries.ts'

interface Props {
  base: MouldBase
  /** Its name in the cart; null: not named yet. */
  name: string | null
  /** A position of the configuration that is changed; null: a new one. */
  positionId: string | null
  /** Whether the caller sees prices and has a cart. */
  mayOrder: boolean
}

/** Size, mass, price and delivery of a mould base, and the way into the cart. */
export function OrderPanel({ base, name, positionId, mayOrder }: Props) {
  const text = useText()
  const format = useFormat()
  const { width, length } = base.settings
  const [typed, setTyped] = useState(name)
  const called = typed ?? text('configurator.usualName', { size: `${width} × ${length}` })
  const add = useAddMouldBase()
  const replace = useReplaceMouldBase()
  const isBuildable = base.errors.length === 0
  const isReady = isBuildable && called.trim() !== ''
  const ordered = { base, name: called.trim() }
  const report = (message: string) => ({ onSuccess: () => showToast({ message }) })
  return (
    <div className={styles.card}>
      <Facts figures entries={useFigures(base)} />
      {isBuildable && mayOrder && <Quote base={base} />}
      {!isBuildable && <Notice tone="bad" live title={text('configurator.notBuildable')} />}
      {mayOrder ? (
        <>
          <TextField
            label={text('configurator.name')}
            maxLength={maxConfigurationNameLength}
            value={called}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className={styles.actions}>
            {positionId !== null && (
              <Button
                variant="primary"
                disabled={!isReady}
                pending={replace.isPending}
                onClick={() => replace.mutate({ ...ordered, positionId }, report(text('configurator.replaced')))}
              >
                {text('configurator.replace')}
              </Button>
            )}
            <Button
              variant={positionId === null ? 'primary' : 'secondary'}
              disabled={!isReady}
              pending={add.isPending}
              onClick={() => add.mutate(ordered, report(text('configurator.added')))}
            >
              {text('configurator.add')}
            </Button>
          </div>
        </>
      ) : (
        <p>{text('configurator.signInReason')}</p>
      )}
    </div>
  )

  function useFigures({ height, ejection }: MouldBase) {
    const { usableWidth, usableLength } = base.pattern
    const size = (value: number) => format.measure(value, 'mm')
    return [
      { key: 'height', name: text('configurator.height'), value: size(height) },
      ...(isBuildable ? [{ key: 'mass', name: text('configurator.mass'), value: format.mass(massOf(base)) }] : []),
      ...(ejection.stroke === null
        ? []
        : [{ key: 'stroke', name: text('configurator.stroke'), value: size(ejection.stroke.recommended) }]),
      {
        key: 'usable',
        name: text('configurator.usable'),
        value: `${format.number(usableWidth)} × ${format.measure(usableLength, 'mm')}`,
      },
    ]
  }
}

function Quote({ base }: { base: MouldBase }) {
  const text = useText()
  const format = useFormat()
  const { data, error, refetch } = useQuery(quoteQuery(base))
  if (error !== null && data === undefined)
    return <FailureNotice message={formatError(error, text).message} onRetry={() => void refetch()} />
  if (data === undefined) return null
  return (
    <Facts
      figures
      entries={[
        { key: 'price', name: text('configurator.total'), value: <strong>{format.money(data.totalPrice)}</strong> },
        { key: 'ships', name: text('configurator.ships'), value: format.date(data.shipDate) },
      ]}
    />
  )
}
