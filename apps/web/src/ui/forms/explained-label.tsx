import styles from './explained-label.module.css'

/** Label of a choice that needs an explanation. */
export function ExplainedLabel({ name, meaning }: { name: string; meaning: string }) {
  return (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.meaning}>{meaning}</span>
    </>
  )
}
