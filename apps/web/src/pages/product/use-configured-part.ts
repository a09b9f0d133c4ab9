import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { PartOptions } from '@normwerk/parts/configured-part'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useCan } from '../../api/me.ts'
import type { MadeTerms } from '../../features/buy-box/buy-box.tsx'
import { isFlatWithin, lengthFault } from '../../features/trimming/check-made.ts'
import { madePriceQuery } from '../../trade/made-price.ts'
import { addressOf, optionsIn } from '../../trade/part-address.ts'

const route = getRouteApi('/product/$productNr')

/** The part that the address names. */
export interface ShownPart {
  dimension: ProductDimension
  options: PartOptions
  /** `null` while the part is as stocked, `undefined` while its price is on its way. */
  made: MadeTerms | null | undefined
  /** A length of the address that this part cannot be cut to. */
  refusedLength: number | null
  /** The address names flats that this part does not take. */
  refusesFlats: boolean
}

/** The part that the address names, with its price as it is made. */
export function useConfiguredPart(product: Product, quantity: number): ShownPart | null {
  const address = route.useSearch()
  const maySeePrices = useCan('price.see')
  const dimension = product.productDimension.find(({ articleNo }) => articleNo === address.article)
  const wanted = optionsIn(address)
  const fitting = dimension === undefined ? wanted : keepFitting(wanted, dimension)
  const { changedLength, headFlats } = fitting
  const isMade = (changedLength !== null || headFlats !== null) && maySeePrices
  const { data } = useQuery({
    ...madePriceQuery({ dimensionId: dimension?.id ?? '', changedLength, headFlats, quantity }),
    enabled: isMade && dimension !== undefined,
  })
  if (dimension === undefined) return null
  const chosen =
    data?.options.find(({ toleranceClass }) => toleranceClass === wanted.toleranceClass) ?? data?.options[0]
  const toleranceClass = changedLength === null ? null : (chosen?.toleranceClass ?? wanted.toleranceClass)
  return {
    dimension,
    options: { ...fitting, toleranceClass, certificate: wanted.certificate && product.certificate31 },
    made: isMade ? (changedLength === null ? data : chosen) : null,
    refusedLength: changedLength === null ? wanted.changedLength : null,
    refusesFlats: headFlats === null && address.flats !== undefined,
  }
}

/** What a dimension can be made with. */
function keepFitting(options: PartOptions, { trimming, headFlats: offered }: ProductDimension): PartOptions {
  const { changedLength, headFlats } = options
  const isCut = changedLength !== null && trimming !== null && lengthFault(trimming, changedLength) === null
  const hasFlats = headFlats !== null && isFlatWithin(offered, headFlats.distance)
  return { ...options, changedLength: isCut ? changedLength : null, headFlats: hasFlats ? headFlats : null }
}

/** Writes the choice into the address, so that it can be sent and comes back on a reload. */
export function useChoosePart() {
  const navigate = route.useNavigate()
  return useCallback(
    (article: string, options: PartOptions, assumed: readonly string[]) => {
      void navigate({
        search: ({ view, sort, q, article: before }) => ({
          ...addressOf({ articleNumber: article, ...options }),
          ...(assumed.length === 0 ? {} : { assumed: assumed.join(',') }),
          // The text stays with what it named; other readings of it need it too.
          ...(q === undefined || (assumed.length === 0 && article !== before) ? {} : { q }),
          ...(view === undefined ? {} : { view }),
          ...(sort === undefined ? {} : { sort }),
        }),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
}
