import type { ProductDimension } from '@normwerk/contract/product'
import { formatConfiguredPart } from '@normwerk/parts/configured-part'
import { useState } from 'react'
import { PartViewerButton } from '../../shared/viewer/part-viewer-button.tsx'
import { useText } from '../../texts/language-context.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Section } from '../../ui/page.tsx'
import type { AssistantSearch } from './assistant-search.ts'
import { cutPart, proposeCut } from './find-pins.ts'
import styles from './pin-results.module.css'
import { PinRow } from './pin-row.tsx'
import type { Choice } from './resolve-choice.ts'
import type { FoundPins } from './use-pins.ts'

const firstShown = 6

interface Props {
  choice: Choice
  search: AssistantSearch
  found: FoundPins
  chosen: ProductDimension | null
  onChange: (changed: AssistantSearch) => void
  onPick: (number: string, quantity: number) => void
}

/** The stocked pins that fit, each with its cut, price and number of pieces. */
export function PinResults({ choice, search, found, chosen, onChange, onPick }: Props) {
  const text = useText()
  const [showsAll, setShowsAll] = useState(false)
  const { pins, total, error, retry, nearest, isStale } = found
  return (
    <Section title={text('assistant.results')}>
      {error !== null && <ErrorState error={error} onRetry={retry} />}
      {error === null && total < 0 && (
        <Loading>
          <Skeleton height="14rem" />
        </Loading>
      )}
      {total === 0 && (
        <EmptyState
          title={text('assistant.nothing')}
          actions={<Nearest nearest={nearest} choice={choice} onChange={onChange} />}
        >
          {text(nearest.length === 0 ? 'assistant.nothingText' : 'assistant.nearestText')}
        </EmptyState>
      )}
      {pins.length > 0 && (
        <ul className={classNames(styles.list, isStale && styles.stale)} aria-live="polite">
          {(showsAll ? pins : pins.slice(0, firstShown)).map((pin) => (
            <PinRow
              key={`${pin.id} ${search.length}`}
              choice={choice}
              search={search}
              pin={pin}
              cut={proposeCut(pin, search.length)}
              isChosen={pin.id === chosen?.id}
              onChoose={() => onChange({ article: pin.articleNo })}
              onPick={onPick}
            />
          ))}
        </ul>
      )}
      {chosen !== null && (
        <PartViewerButton number={formatConfiguredPart(cutPart(chosen, proposeCut(chosen, search.length)))} />
      )}
      {!showsAll && pins.length > firstShown && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{text('assistant.showAll', { count: pins.length })}</Button>
        </div>
      )}
    </Section>
  )
}

function Nearest({ nearest, choice, onChange }: Pick<FoundPins, 'nearest'> & Pick<Props, 'choice' | 'onChange'>) {
  const [first] = choice.type.sizes
  return nearest.map((pin) => {
    const size = first === undefined ? undefined : pin.values[first.key]
    const { length } = pin.values
    return (
      <Button
        key={pin.id}
        size="small"
        onClick={() =>
          onChange({
            d: typeof size === 'number' ? size : undefined,
            d2: undefined,
            length: typeof length === 'number' ? length : undefined,
            article: pin.articleNo,
          })
        }
      >
        {pin.articleNo}
      </Button>
    )
  })
}
