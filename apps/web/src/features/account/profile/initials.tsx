import styles from './initials.module.css'

interface Props {
  name: string
  size?: 'medium' | 'large'
}

/** Replaces a picture. The name beside it says the same. */
export function Initials({ name, size = 'medium' }: Props) {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined].map((word) => firstLetter(word ?? ''))
  return (
    <span className={styles.initials} data-size={size} aria-hidden="true">
      {letters.join('')}
    </span>
  )
}

function firstLetter(word: string): string {
  return [...word].at(0)?.toLocaleUpperCase() ?? ''
}
