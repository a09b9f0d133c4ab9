import { useText } from '../../texts/language-context.tsx'
import styles from './shell.module.css'

export function Footer() {
  const text = useText()
  return (
    <footer className={styles.footer}>
      <p>{text('shell.drawingNote')}</p>
      <p>{text('shell.priceNote')}</p>
    </footer>
  )
}
