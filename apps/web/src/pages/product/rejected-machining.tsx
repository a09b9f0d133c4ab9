import type { OfferedMachining } from '@normwerk/parts/configured-part'
import { getRouteApi } from '@tanstack/react-router'
import { useFormat, useText } from '../../texts/language-context.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { ShownPart } from './use-configured-part.ts'

const route = getRouteApi('/product/$productNr')

interface Props extends Pick<ShownPart, 'rejected'> {
  dimension: OfferedMachining
}

/** Says why the part is not machined as the address requests. */
export function RejectedMachining({ dimension: { headFlats: offered }, rejected }: Props) {
  const text = useText()
  const format = useFormat()
  const { length = 0 } = route.useSearch()
  const reasons = {
    length: () => text('product.rejectedLength', { length: format.number(length) }),
    flats: () =>
      offered === null
        ? text('error.headFlatsNotOffered')
        : text('error.flatDistanceOutOfRange', {
            from: format.typed(offered.from),
            below: format.typed(offered.below),
          }),
  } satisfies Record<ShownPart['rejected'][number], () => string>
  return rejected.map((name) => (
    <Notice key={name} tone="warn">
      {reasons[name]()}
    </Notice>
  ))
}
