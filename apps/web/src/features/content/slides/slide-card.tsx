import type { Picture } from '@normwerk/contract/content/picture'
import { isOwnPath } from '@normwerk/contract/content/safe-link'
import type { SlideText } from '@normwerk/contract/content/slide'
import { locales } from '@normwerk/contract/language'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { AnchorButton } from '../../../ui/forms/button.tsx'
import { StoredPicture } from '../pictures/stored-picture.tsx'
import styles from './slide-card.module.css'

interface Props {
  text: SlideText
  image: Picture | null
  /** The page shows the slide at once. */
  eager: boolean
}

const sizes = '(min-width: 60em) 40rem, (min-width: 44em) 50vw, 94vw'

/** A slide: its picture beside its text, or above it on a phone. */
export function SlideCard({ text, image, eager }: Props) {
  const { languageCode, imageText1, imageText2, buttonText, buttonUrl } = text
  return (
    <div className={styles.card} data-plain={image === null || undefined}>
      <div className={styles.text} lang={locales[languageCode]}>
        {imageText1 !== null && <h2 className={styles.heading}>{imageText1}</h2>}
        {imageText2 !== null && <p>{imageText2}</p>}
        {buttonText !== null && buttonUrl !== null && <SlideLink to={buttonUrl}>{buttonText}</SlideLink>}
      </div>
      {image !== null && (
        <div className={styles.picture}>
          <StoredPicture picture={image} sizes={sizes} eager={eager} />
        </div>
      )}
    </div>
  )
}

/** A page of the shop is opened by the router. */
function SlideLink({ to, children }: { to: string; children: string }) {
  const router = useRouter()
  const isPage = isOwnPath(to) && !to.startsWith('/api/')
  const href = isPage ? router.basepath.replace(/\/$/, '') + to : to
  function open(event: MouseEvent): void {
    if (!isPage || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <AnchorButton variant="primary" href={href} onClick={open}>
      {children}
    </AnchorButton>
  )
}
