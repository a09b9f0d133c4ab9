import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { locales } from '@normwerk/contract/language'
import type { PageSection } from '@normwerk/contract/page-text'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'
import styles from './public-text.module.css'

interface Props {
  sections: readonly PageSection[]
  /** In which the text is written. */
  language: PageLanguage
}

/** A legal text by sections, with the section titles at the side of a wide screen. */
export function PublicText({ sections, language }: Props) {
  const text = useText()
  const numbered = sections.map(({ heading, paragraphs }, at) => ({
    id: `section-${at + 1}`,
    heading,
    paragraphs: paragraphs.map((paragraph, index) => ({ key: index, paragraph })),
  }))
  const headed = numbered.flatMap(({ id, heading }) => (heading === null ? [] : [{ id, heading }]))
  const lang = locales[language]
  return (
    <div className={styles.layout}>
      <div className={styles.text} lang={lang}>
        {numbered.map(({ id, heading, paragraphs }) => (
          <section key={id} id={id}>
            {heading !== null && <h2>{heading}</h2>}
            {paragraphs.map(({ key, paragraph }) => (
              <p key={key}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      {headed.length > 2 && (
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{text('content.contents')}</h2>
          <ol lang={lang}>
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
