import styles from './article-number.module.css'

/** An article number in its own font, never broken inside a size. */
export function ArticleNumber({ children }: { children: string }) {
  return <span className={styles.number}>{children}</span>
}
