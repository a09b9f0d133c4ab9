import { useFormat, useText } from '../../texts/language-context.tsx'

/** A net price, or that it is on request. */
export function Price({ amount }: { amount: string | null }) {
  const text = useText()
  const format = useFormat()
  return amount === null ? <span>{text('shared.priceOnRequest')}</span> : <span>{format.money(amount)}</span>
}
