import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArticleNumber } from '../../shared/parts/article-number.tsx'
import { useText } from '../../texts/language-context.tsx'
import { useDebounced } from '../../ui/forms/use-debounced.ts'
import { meantProductsQuery } from './queries.ts'
import styles from './synonym.module.css'

/** Shows what the search finds for a meaning; a click chooses one of the products. */
export function MeantProducts({ means, onChoose }: { means: string; onChoose: (productNr: string) => void }) {
  const text = useText()
  const query = useDebounced(means.trim(), 200)
  const isBlank = query === '' || means.trim() === ''
  const { data } = useQuery({ ...meantProductsQuery(query), enabled: !isBlank, placeholderData: keepPreviousData })
  const found = isBlank ? undefined : data
  return (
    <>
      <p role="status" className={styles.found}>
        {found !== undefined && text('synonym.finds', { count: found.total })}
      </p>
      {found !== undefined && found.total > 0 && (
        <ul className={styles.products}>
          {found.items.map(({ productNr, name }) => (
            <li key={productNr}>
              <button
                type="button"
                className={styles.product}
                aria-pressed={productNr === means}
                onClick={() => onChoose(productNr)}
              >
                <span className={styles.number}>
                  <ArticleNumber>{productNr}</ArticleNumber>
                </span>
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
