import type { OfferedMachining } from '@normwerk/parts/machining/special-machining'
import { getRouteApi } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { rejectionText } from './rejection-text.ts'
import type { ShownPart } from './use-configured-part.ts'

const route = getRouteApi('/product/$productNr')

interface Props extends Pick<ShownPart, 'rejected'> {
  dimension: OfferedMachining
}

/** Says why the part is not machined as the address requests. */
export function RejectedMachining({ dimension, rejected }: Props) {
  const text = useText()
  const format = useFormat()
  const { length = 0 } = route.useSearch()
  return rejected.map((key) => (
    <Notice key={key} tone="warn">
      {key === 'changedLength'
        ? text('product.rejectedLength', { length: format.number(length) })
        : rejectionText(key, dimension, text, format)}
    </Notice>
  ))
}
