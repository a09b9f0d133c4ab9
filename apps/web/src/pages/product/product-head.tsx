import type { Product } from '@normwerk/contract/product'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { assistedProduct } from '../../features/assistant/assisted-product.ts'
import { mainCategoriesQuery, subCategoriesQuery } from '../../features/catalogue/queries.ts'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { ProductStar } from '../../shared/parts/favorite-toggle.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { PageHead } from '../../ui/page.tsx'
import styles from './product.module.css'

export function ProductHead({ product }: { product: Product }) {
  const text = useText()
  const { productNr, name, standard, material } = product
  const assisted = assistedProduct(productNr)
  return (
    <PageHead
      title={name}
      breadcrumb={<ProductPath categoryId={product.categoryId} />}
      lead={
        <span className={styles.lead}>
          <ArticleNumber>{productNr}</ArticleNumber>
          {standard !== null && <span>{text('product.basedOn', { standard })}</span>}
          <span>{material}</span>
          <ProductStar product={product} size="small" />
          {assisted !== null && (
            <Link to="/assistant" search={assisted}>
              {text('product.assistant')}
            </Link>
          )}
        </span>
      }
    />
  )
}

function ProductPath({ categoryId }: { categoryId: string }) {
  const text = useText()
  const main = useQuery(mainCategoriesQuery).data ?? []
  const sub = useQuery(subCategoriesQuery).data ?? []
  const all = [...main, ...sub]
  const own = all.find(({ id }) => id === categoryId)
  const parent = all.find(({ id }) => id === own?.parentId)
  const links = [parent, own].flatMap((category) =>
    category === undefined
      ? []
      : {
          key: category.id,
          link: (
            <Link to="/category/$slug" params={{ slug: category.slug }}>
              {category.name}
            </Link>
          ),
        },
  )
  return <Breadcrumb entries={[{ key: 'start', link: <Link to="/">{text('shell.start')}</Link> }, ...links]} />
}
