import type { Product, ProductDimension } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useCan } from '../../api/me.ts'
import type { CutPart } from '../../features/buy-box/buy-box.tsx'
import { checkLength } from '../../features/trimming/check-length.ts'
import { cutPriceQuery } from '../../features/trimming/queries.ts'
import type { Configuration } from '../../trade/part-order.ts'

const route = getRouteApi('/product/$productNr')

export interface ConfiguredPart {
  dimension: ProductDimension
  configuration: Configuration
  /** `null` while the part is as stocked, `undefined` while its price is on its way. */
  cut: CutPart | null | undefined
  /** A length of the address that this part cannot be cut to. */
  refusedLength: number | null
}

/** The part that the address names, with its price cut to length. */
export function useConfiguredPart(product: Product, quantity: number): ConfiguredPart | null {
  const { article, length, tolerance, certificate } = route.useSearch()
  const maySeePrices = useCan('price.see')
  const dimension = product.productDimension.find(({ articleNo }) => articleNo === article)
  const trimming = dimension?.trimming ?? null
  const fits = length !== undefined && trimming !== null && checkLength(trimming, length) === null
  const isCut = fits && maySeePrices
  const prices = useQuery({
    ...cutPriceQuery({ dimensionId: dimension?.id ?? '', changedLength: length ?? 0, quantity }),
    enabled: isCut,
  })
  if (dimension === undefined) return null
  const options = prices.data?.options
  const chosen = options?.find(({ toleranceClass }) => toleranceClass === tolerance) ?? options?.[0]
  const toleranceClass = chosen?.toleranceClass ?? tolerance
  return {
    dimension,
    configuration: {
      ...(fits ? { length } : {}),
      ...(fits && toleranceClass !== undefined ? { toleranceClass } : {}),
      ...(certificate && product.certificate31 ? { certificate31: true } : {}),
    },
    cut: isCut ? chosen : null,
    refusedLength: length !== undefined && !fits ? length : null,
  }
}

/** Writes the choice into the address, so that it can be sent and comes back on a reload. */
export function useChoosePart() {
  const navigate = route.useNavigate()
  return useCallback(
    (article: string, configuration: Configuration, assumed: readonly string[]) => {
      const { length, toleranceClass, certificate31 } = configuration
      void navigate({
        search: ({ view, sort, q, article: before }) => ({
          article,
          ...(length === undefined ? {} : { length }),
          ...(length === undefined || toleranceClass === undefined ? {} : { tolerance: toleranceClass }),
          ...(certificate31 === true ? { certificate: true } : {}),
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
