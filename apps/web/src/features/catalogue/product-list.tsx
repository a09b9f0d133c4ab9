import type { ProductSummary } from '@normwerk/contract/product'
import type { ReactNode } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { GridIcon, ListIcon } from '../../ui/icons.tsx'
import { useKeptChoice } from '../../ui/use-kept-choice.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-list.module.css'
import { ProductRow } from './product-row.tsx'
import { ProductPlaces } from './product-strip.tsx'

/** Products that fit on a screen. */
const firstCount = 4

type ListView = 'box' | 'list'

/** Cards or list, as last chosen in this browser. */
function useListView(): [ListView, (view: ListView) => void] {
  return useKeptChoice('listView', ['box', 'list'])
}

export function ListViewSwitch() {
  const text = useText()
  const [view, setView] = useListView()
  return (
    <Segments
      label={text('catalogue.view')}
      iconsOnly
      value={view}
      onChange={setView}
      options={[
        { value: 'box', label: text('catalogue.viewBox'), icon: <GridIcon size={18} /> },
        { value: 'list', label: text('catalogue.viewList'), icon: <ListIcon size={18} /> },
      ]}
    />
  )
}

interface ProductListProps {
  products: readonly ProductSummary[]
  cornerOf?: (product: ProductSummary) => ReactNode
}

/** All products of a result in the chosen view. */
export function ProductList({ products, cornerOf }: ProductListProps) {
  const [view] = useListView()
  const Entry = view === 'box' ? ProductCard : ProductRow
  return (
    <ul className={view === 'box' ? styles.boxes : styles.rows}>
      {products.map((product, at) => (
        <li key={product.id}>
          <Entry product={product} corner={cornerOf?.(product)} isFirst={at < firstCount} />
        </li>
      ))}
    </ul>
  )
}

export function ProductListSkeleton({ count }: { count: number }) {
  const [view] = useListView()
  return (
    <ProductPlaces
      count={count}
      className={view === 'box' ? styles.boxes : styles.rows}
      height={view === 'box' ? '18.5rem' : '5.5rem'}
    />
  )
}
