import type { News } from '@normwerk/contract/content/news'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import { PublicText } from '../public-text.tsx'
import styles from './article.module.css'

/** The picture and the text of a piece of news, in the language in which it is written. */
export function Article({ news: { image, language, sections } }: { news: News }) {
  return (
    <article className={styles.article}>
      {image !== null && (
        <div className={styles.picture}>
          <StoredPicture picture={image} sizes="(min-width: 44em) 42rem, 94vw" eager />
        </div>
      )}
      <PublicText sections={sections} language={language} />
    </article>
  )
}
