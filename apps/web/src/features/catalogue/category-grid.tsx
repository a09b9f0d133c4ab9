import type { Category } from '@normwerk/contract/product'
import { Link } from '@tanstack/react-router'
import { Drawing } from '../../shared/parts/drawing.tsx'
import { useText } from '../../texts/language-context.tsx'
import styles from './category-grid.module.css'

export function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const text = useText()
  return (
    <ul className={styles.grid}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to="/category/$slug" params={{ slug: category.slug }} className={styles.category}>
            <Drawing path={category.drawing} alt="" width={128} height={64} />
            <span className={styles.name}>
              <strong>{category.name}</strong>
              <span className={styles.count}>{text('catalogue.productCount', { count: category.productCount })}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
