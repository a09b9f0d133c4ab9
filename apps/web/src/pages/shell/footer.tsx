import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import styles from './shell.module.css'

export function Footer() {
  const text = useText()
  return (
    <footer className={styles.footer}>
      <div>
        <p>{text('shell.drawingNote')}</p>
        <p>{text('shell.priceNote')}</p>
      </div>
      <nav aria-label={text('shell.legal')} className={styles.legal}>
        <Link to="/help">{text('shared.help')}</Link>
        <Link to="/newsletter">{text('shell.newsletter')}</Link>
        <Link to="/info/$key" params={{ key: 'terms' }}>
          {text('shell.terms')}
        </Link>
        <Link to="/info/$key" params={{ key: 'privacy' }}>
          {text('shell.privacy')}
        </Link>
        <Link to="/info/$key" params={{ key: 'imprint' }}>
          {text('shell.imprint')}
        </Link>
      </nav>
    </footer>
  )
}
