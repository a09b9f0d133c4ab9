import type { Product } from '@normwerk/contract/product'
import type { Designation } from '@normwerk/contract/search'
import { readTolerance } from '@normwerk/parts/trimming/read-tolerance'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { NamedPart } from '../../features/catalogue/designation/named-part.tsx'
import { readingsIn } from '../../features/catalogue/open-part.ts'
import { dimensionQuery, productQuery } from '../../features/catalogue/queries.ts'
import { useDimension } from '../../features/catalogue/use-dimension.ts'
import { designatedPart } from '../../shared/parts/designated-part.ts'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { drawingPath } from '../../shared/parts/drawing-path.ts'
import { addressOf } from '../../shared/parts/part-address.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { NamedPartBox } from './named-part-box.tsx'
import { NamedPartSkeleton } from './named-part-skeleton.tsx'

const route = getRouteApi('/search')

interface Props {
  designation: Designation
  /** The text that names the part. */
  query: string
}

/** The part that the search text names, ready to be ordered. The address keeps the buyer's choices. */
export function NamedPartCard({ designation, query }: Props) {
  const text = useText()
  const language = useLanguage()
  const { part = designation.articleNo, tolerance } = route.useSearch()
  const alternative = designation.alternatives.find(({ articleNo }) => articleNo === part)
  const read = useQuery(dimensionQuery(alternative?.productDimensionId ?? designation.productDimensionId))
  const productId = read.data?.productId
  const found = useQuery({ ...productQuery(productId ?? ''), enabled: productId !== undefined })
  const product: Product | undefined = found.data?.id === productId ? found.data : undefined
  const ofPart = useDimension(product, part)
  const { dimension } = ofPart

  if (product === undefined || dimension === undefined) {
    const failed = [read, found, ofPart].find(({ error }) => error !== null)
    if (failed?.error == null) return <NamedPartSkeleton />
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
  }
  const assumed = stillAssumed(designation, { alternative: alternative !== undefined, part, tolerance })
  const named = designatedPart(designation)
  const chosen = {
    ...named,
    articleNumber: part,
    toleranceClass: (tolerance === undefined ? null : readTolerance(tolerance)) ?? named.toleranceClass,
    changedLength: dimension.trimming === null ? null : named.changedLength,
    assumed,
  }
  return (
    <NamedPart
      drawing={
        <Drawing
          path={product.pictures[0]?.path ?? drawingPath(part, language, chosen)}
          alt={text('product.drawingOf', { article: part })}
          width={480}
          height={320}
        />
      }
      link={
        <Link
          to="/product/$productNr"
          params={{ productNr: product.productNr }}
          search={{ ...addressOf(chosen), ...readingsIn({ ...designation, assumed }, query) }}
        >
          {text('catalogue.designation.open', { product: product.name })}
        </Link>
      }
    >
      <NamedPartBox key={part} product={product} dimension={dimension} chosen={chosen} designation={designation} />
    </NamedPart>
  )
}

interface Choice {
  alternative: boolean
  part: string
  tolerance: string | undefined
}

/** A property that the buyer chose is no longer an assumption. */
function stillAssumed(designation: Designation, { alternative, part, tolerance }: Choice): Designation['assumed'] {
  const otherLength = !alternative && part !== designation.articleNo
  return designation.assumed.filter((name) => {
    if (name === 'material') return !alternative
    return name === 'length' ? !otherLength : tolerance === undefined
  })
}
