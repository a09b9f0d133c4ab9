import { landingExamples } from '@normwerk/contract/search-examples'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../api/config-context.tsx'
import { ArticleNumber } from '../../../shared/parts/article-number.tsx'
import { useText } from '../../../texts/language-context.tsx'
import { findTarget, namedPartQuery } from '../open-part.ts'
import { SearchField } from '../search-field.tsx'
import { useOpenTarget } from '../use-open-target.ts'
import styles from './landing-search.module.css'

/** The article of the first example, drawn beside the search. */
const shown = { articleNo: 'AZH-3.2x160', width: 480, height: 320 }

export function LandingSearch() {
  const text = useText()
  return (
    <section className={styles.hero} aria-label={text('catalogue.landing.title')}>
      <div className={styles.search}>
        <h1>{text('catalogue.landing.title')}</h1>
        <p className={styles.lead}>{text('catalogue.landing.lead')}</p>
        <SearchField size="large" />
        <Examples />
      </div>
      <ExampleDrawing />
    </section>
  )
}

function Examples() {
  const text = useText()
  const client = useQueryClient()
  const openTarget = useOpenTarget()
  const open = useMutation({ mutationFn: (example: string) => findTarget(client, example), onSuccess: openTarget })
  return (
    <div className={styles.examples}>
      <span>{text('catalogue.landing.try')}</span>
      {landingExamples.map((example) => (
        <button
          key={example}
          type="button"
          className={styles.example}
          onPointerEnter={() => void client.prefetchQuery(namedPartQuery(example))}
          onClick={() => open.mutate(example)}
        >
          {example}
        </button>
      ))}
    </div>
  )
}

/** Not shown if the catalogue does not have the example. */
function ExampleDrawing() {
  const text = useText()
  const address = useAddress()
  const [missing, setMissing] = useState(false)
  if (missing) return null
  return (
    <figure className={styles.drawing}>
      <img
        // On a page from the server, the image may have failed before this script ran.
        ref={(image) => {
          if (image?.complete === true && image.naturalWidth === 0) setMissing(true)
        }}
        src={address(`/api/resources/drawing/${shown.articleNo}.svg`)}
        alt={text('catalogue.landing.drawing', { number: shown.articleNo })}
        width={shown.width}
        height={shown.height}
        onError={() => setMissing(true)}
      />
      <figcaption>
        <ArticleNumber>{shown.articleNo}</ArticleNumber>
      </figcaption>
    </figure>
  )
}
