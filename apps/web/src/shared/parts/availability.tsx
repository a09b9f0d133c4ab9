import type { Availability } from '@normwerk/contract/product'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useText } from '../../texts/language-context.tsx'
import { StatusBadge, type Tone } from '../../ui/data/status-badge.tsx'

export const availabilityTexts = {
  inStock: 'shared.inStock',
  shortTerm: 'shared.shortTerm',
  onRequest: 'shared.onRequest',
} satisfies Record<Availability, PlainTextId>

const tones = { inStock: 'good', shortTerm: 'warn', onRequest: 'neutral' } satisfies Record<Availability, Tone>

export function AvailabilityBadge({ availability, plain = false }: { availability: Availability; plain?: boolean }) {
  const text = useText()
  return (
    <StatusBadge tone={tones[availability]} plain={plain}>
      {text(availabilityTexts[availability])}
    </StatusBadge>
  )
}
