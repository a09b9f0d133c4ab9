import type { PublicPage } from '@normwerk/contract/content'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import styles from './public-text.module.css'

interface Props {
  page: PublicPage
}

/** A text of the law: its sections, and on wide screens what they are beside them. */
export function PublicText({ page }: Props) {
  const text = useText()
  const sections = page.sections.map((section, at) => ({ ...section, id: `section-${at + 1}` }))
  const headed = sections.flatMap(({ id, heading }) => (heading === null ? [] : [{ id, heading }]))
  return (
    <div className={styles.layout}>
      <div className={styles.text}>
        {sections.map(({ id, heading, paragraphs }) => (
          <section key={id} id={id}>
            {heading !== null && <h2>{heading}</h2>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      {headed.length > 2 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{text('content.contents')}</h2>
          <ol>
            {headed.map(({ id, heading }) => (
              <li key={id}>
                <Link to="." search={true} hash={id}>
                  {heading}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </div>
  )
}
