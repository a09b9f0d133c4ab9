import type { Product, ProductDimension } from '@normwerk/contract/product'
import type { Designation } from '@normwerk/contract/search'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan, useMe } from '../../api/me.ts'
import { BuyBox } from '../../features/buy-box/buy-box.tsx'
import { useAddPart } from '../../features/cart/use-add-part.ts'
import { AssumedNotice, type Assumption } from '../../features/designation/assumed-notice.tsx'
import { CrossReferenceNotice } from '../../features/designation/cross-reference-notice.tsx'
import { cutPriceQuery } from '../../features/trimming/queries.ts'
import { useFormat } from '../../texts/language-context.tsx'
import { certificateOf } from '../../trade/certificate-option.tsx'
import type { Configuration } from '../../trade/part-order.ts'
import { sizesText } from '../../trade/sizes-text.ts'
import { formatTolerance } from '../../trade/tolerance-class.ts'
import { lengthsBeside, offeredClasses } from '../named-part/other-readings.ts'

const route = getRouteApi('/search')

interface Props {
  product: Product
  dimension: ProductDimension
  /** The designation with what was chosen in place of its assumptions. */
  chosen: Designation
  designation: Designation
}

export function NamedPartBox({ product, dimension, chosen, designation }: Props) {
  const format = useFormat()
  const navigate = useNavigate()
  const mayOrder = useCan('cart.use')
  const maySeePrices = useCan('price.see')
  const signedIn = Boolean(useMe())
  const [quantity, setQuantity] = useState(1)
  const [certificate31, setCertificate] = useState(chosen.certificate31)
  const [uncut, setUncut] = useState(false)
  const { mutate, isPending } = useAddPart()
  const length = uncut ? null : chosen.changedLength
  const isCut = length !== null && maySeePrices
  const prices = useQuery({
    ...cutPriceQuery({ dimensionId: dimension.id, changedLength: length ?? 0, quantity }),
    enabled: isCut,
  })
  const options = prices.data?.options
  const cut = options?.find(({ toleranceClass }) => toleranceClass === chosen.toleranceClass) ?? options?.[0]
  const toleranceClass = cut?.toleranceClass ?? chosen.toleranceClass ?? undefined
  const configuration: Configuration = {
    ...(length === null ? {} : { length }),
    ...(length === null || toleranceClass === undefined ? {} : { toleranceClass }),
    ...(certificate31 ? { certificate31 } : {}),
  }

  return (
    <BuyBox
      dimension={dimension}
      sizes={`${product.name} · ${sizesText(format, product.dimensionTableMapping.columns, dimension)}`}
      configuration={configuration}
      cut={isCut ? cut : null}
      certificate={certificateOf(product)}
      mayOrder={mayOrder}
      signedIn={signedIn}
      quantity={quantity}
      pending={isPending}
      onQuantity={setQuantity}
      onConfigure={(next) => {
        setCertificate(next.certificate31 === true)
        setUncut(next.length === undefined)
      }}
      onTrim={() => {
        const { length: cutLength } = configuration
        void navigate({
          to: '/product/$productNr',
          params: { productNr: product.productNr },
          search: { article: dimension.articleNo, ...(cutLength === undefined ? {} : { length: cutLength }) },
        })
      }}
      onOrder={() => mutate({ ...configuration, dimensionId: dimension.id, articleNo: dimension.articleNo, quantity })}
    >
      <CrossReferenceNotice crossReference={designation.crossReference} />
      <AssumedNotice assumptions={useReadings({ product, dimension, chosen, designation }, toleranceClass)} />
    </BuyBox>
  )
}

/** What the text left open; a click writes another reading into the address. */
function useReadings(
  { product, dimension, chosen, designation }: Props,
  toleranceClass: string | undefined,
): Assumption[] {
  const format = useFormat()
  const navigate = route.useNavigate()
  const choose = (reading: { part?: string; tolerance?: string }) =>
    void navigate({ search: (kept) => ({ ...kept, ...reading }), resetScroll: false })
  const lengthText = ({ values }: ProductDimension) => format.measure(Number(values.length), 'mm')
  const all: Record<Assumption['open'], () => Omit<Assumption, 'open'>> = {
    material: () => ({
      taken: product.material,
      choices: designation.alternatives.map(({ articleNo, material }) => ({
        key: articleNo,
        label: material,
        onChoose: () => choose({ part: articleNo }),
      })),
    }),
    length: () => ({
      taken: lengthText(dimension),
      choices: lengthsBeside(product, dimension).map((other) => ({
        key: other.id,
        label: lengthText(other),
        onChoose: () => choose({ part: other.articleNo }),
      })),
    }),
    toleranceClass: () => ({
      taken: formatTolerance(format, toleranceClass ?? ''),
      choices: offeredClasses(dimension, toleranceClass ?? '').map((other) => ({
        key: other,
        label: formatTolerance(format, other),
        onChoose: () => choose({ tolerance: other }),
      })),
    }),
  }
  return chosen.assumed.map((open) => ({ open, ...all[open]() }))
}
