import type { Product, ProductDimension } from '@normwerk/contract/product'
import { formatConfiguredPart, noOptions, type PartOptions } from '@normwerk/parts/configured-part'
import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { useCan } from '../../api/me.ts'
import { useAddPart } from '../../features/cart/use-add-part.ts'
import { DimensionTable, type DimensionTableProps } from '../../features/catalogue/dimension-table/dimension-table.tsx'
import { LateLargeTable } from '../../features/catalogue/dimension-table/late-large-table.ts'
import { dimensionByNumberQuery } from '../../features/catalogue/dimension-table/queries.ts'
import { SizeLetters } from '../../features/catalogue/dimension-table/size-letters.tsx'
import { formatSort, parseSort } from '../../features/catalogue/dimension-table/sort-dimensions.ts'
import { useRememberProduct } from '../../features/catalogue/viewed-products.ts'
import { useReportView } from '../../features/statistics/use-report-view.ts'
import { SignInDialog } from '../../shared/account/late-dialog.ts'
import { formatLabel } from '../../shared/parts/attribute-text.ts'
import { useText } from '../../texts/language-context.tsx'
import { Facts } from '../../ui/data/facts.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useLateCode, usePreload } from '../../ui/late/late-code.ts'
import { NotLoaded } from '../../ui/late/late-part.tsx'
import { Page, Section } from '../../ui/page.tsx'
import { lateChosenPart } from './late-chosen-part.ts'
import { NothingChosen } from './nothing-chosen.tsx'
import styles from './product.module.css'
import { ProductFiles } from './product-files.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductPicture } from './product-picture.tsx'
import { TableSkeleton } from './product-skeleton.tsx'
import { RelatedProducts } from './related-products.tsx'
import { type ShownPart, useChoosePart, useConfiguredPart } from './use-configured-part.ts'

const route = getRouteApi('/product/$productNr')

export function ProductView({ product }: { product: Product }) {
  const text = useText()
  const navigate = route.useNavigate()
  const { article, view, sort } = route.useSearch()
  const [quantity, setQuantity] = useState(1)
  const [asking, setAsking] = useState(false)
  const mayOrder = useCan('cart.use')
  useReportView(product.productNr)
  const { code, error, tryAgain } = useLateCode(lateChosenPart, article !== undefined)
  const preload = usePreload({ late: lateChosenPart })
  const configured = useConfiguredPart(product, quantity, code?.keepFitting ?? null)
  const part = configured ?? null
  const client = useQueryClient()
  const choosePart = useChoosePart()
  const { mutate: addPart, isPending } = useAddPart()
  const { columns } = product.dimensionTableMapping
  useRememberProduct(product.productNr)

  const order = useCallback(
    (dimension: ProductDimension, pieces: number, options: PartOptions = noOptions) => {
      if (mayOrder)
        addPart({
          ...options,
          ...{ articleId: dimension.id, articleNumber: dimension.articleNo, quantity: pieces },
        })
      else setAsking(true)
    },
    [mayOrder, addPart],
  )
  const choose = useCallback(
    (dimension: ProductDimension) => {
      setQuantity(1)
      // The table has just loaded it.
      client.setQueryData(dimensionByNumberQuery(dimension.articleNo).queryKey, dimension)
      choosePart(dimension.articleNo, noOptions, [])
    },
    [choosePart, client],
  )
  const table: DimensionTableProps = {
    title: text('product.sizes', { count: product.dimensionCount }),
    label: text('product.sizesOf', { product: product.name }),
    columns,
    view: view === 'list' ? 'list' : 'cross',
    onView: (next) => {
      void navigate({
        search: ({ view: _, ...kept }) => (next === 'list' ? { ...kept, view: next } : kept),
        replace: true,
        resetScroll: false,
      })
    },
    sort: parseSort(sort),
    onSort: (next) => {
      void navigate({
        search: (kept) => ({ ...kept, sort: formatSort(next) }),
        replace: true,
        resetScroll: false,
      })
    },
    selected: part?.dimension ?? null,
    onSelect: choose,
    onOrder: order,
  }

  return (
    <Page title={product.name}>
      <ProductHead product={product} />
      <div className={styles.layout}>
        <div className={styles.top}>
          <ProductPicture product={product} part={part} />
          <div className={styles.letters}>
            <SizeLetters
              columns={columns}
              ranges={product.ranges}
              dimension={part?.dimension ?? null}
              cutLength={part?.options.changedLength ?? undefined}
            />
          </div>
        </div>
        <aside
          className={styles.aside}
          data-empty={part === null || undefined}
          aria-label={text('catalogue.buyBox.title')}
        >
          {article !== undefined && configured === null && (
            <Notice tone="warn">{text('product.unknownArticle', { article })}</Notice>
          )}
          {article !== undefined && error !== null && <NotLoaded error={error} onRetry={tryAgain} />}
          {part === null || code === null ? (
            <NothingChosen product={product} />
          ) : (
            <code.BuyPanel
              product={product}
              part={part}
              quantity={quantity}
              onQuantity={setQuantity}
              pending={isPending}
              onOrder={order}
              onAskToSignIn={() => setAsking(true)}
            />
          )}
        </aside>
        <div className={styles.table} {...preload}>
          {product.furtherDimensions === undefined ? (
            <DimensionTable {...table} dimensions={product.productDimension} />
          ) : (
            <LateLargeTable {...table} productId={product.id} meanwhile={<TableSkeleton />} />
          )}
        </div>
      </div>
      <div className={styles.about}>
        {product.description !== '' && (
          <Section title={text('product.about')}>
            <p className={styles.description}>{product.description}</p>
          </Section>
        )}
        {product.properties.length > 0 && (
          <Section title={text('product.properties')}>
            <Facts
              entries={product.properties.map(({ key, label, value }) => ({ key, name: formatLabel(label), value }))}
            />
          </Section>
        )}
        <ProductFiles files={product.downloads} number={part && numberOf(part)} />
      </div>
      <RelatedProducts ids={product.relatedProductIds} />
      <SignInDialog open={asking} onClose={() => setAsking(false)} />
    </Page>
  )
}

/** Returns the number of a part with its options. */
function numberOf({ dimension, options }: ShownPart): string {
  return formatConfiguredPart({ ...options, articleNumber: dimension.articleNo })
}
