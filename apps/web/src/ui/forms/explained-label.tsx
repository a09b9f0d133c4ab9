import styles from './explained-label.module.css'

/** Label of a choice that needs a sentence about what it means. */
export function ExplainedLabel({ name, meaning }: { name: string; meaning: string }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.meaning}>{meaning}</span>
    </>
  )
}
