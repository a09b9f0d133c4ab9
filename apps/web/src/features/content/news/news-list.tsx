import type { ListedNews } from '@normwerk/contract/content/news'
import { locales } from '@normwerk/contract/language'
import { Link } from '@tanstack/react-router'
import { useMomentFormat } from '../../../texts/language-context.tsx'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import styles from './news.module.css'

interface Props {
  news: readonly ListedNews[]
  /** Of each title, by what is above the list. */
  heading: 'h2' | 'h3'
}

/** News as cards: picture, day, title and beginning. */
export function NewsList({ news, heading: Heading }: Props) {
  const format = useMomentFormat()
  return (
    <ul className={styles.list}>
      {news.map(({ link, title, summary, language, publishedAt, image }) => (
        <li key={link} className={styles.card}>
          {image !== null && (
            <div className={styles.picture}>
              <StoredPicture
                picture={image}
                sizes="(min-width: 60em) 24rem, (min-width: 40em) 50vw, 94vw"
                eager={false}
              />
            </div>
          )}
          <div className={styles.text}>
            {publishedAt !== null && <time dateTime={publishedAt}>{format.date(publishedAt)}</time>}
            <Heading lang={locales[language]}>
              <NewsLink link={link}>{title}</NewsLink>
            </Heading>
            <p lang={locales[language]}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function NewsLink({ link, children }: { link: string; children: string }) {
  const [, id] = /^\/news\/([^/]+)$/.exec(link) ?? []
  if (id !== undefined)
    return (
      <Link to="/news/$id" params={{ id }}>
        {children}
      </Link>
    )
  return <a href={link}>{children}</a>
}
