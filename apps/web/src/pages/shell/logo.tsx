import styles from './shell.module.css'

/** A headed pin on its centre line, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 24" width="40" height="24" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 12h38" strokeWidth="1" strokeDasharray="7 2 2 2" opacity="0.75" />
        <path d="M5 3.5v17h5v-4.5h24v-8H10V3.5z" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <span className={styles.word}>Normwerk</span>
    </span>
  )
}
