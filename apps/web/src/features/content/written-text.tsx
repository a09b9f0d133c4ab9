import { pageLanguages } from '@normwerk/contract/content/page-language'
import { locales } from '@normwerk/contract/language'
import { parseSections } from '@normwerk/contract/page-text'
import { useLanguageNames } from '../../texts/language-names.ts'
import { Panel } from '../../ui/page.tsx'
import editing from './page-editor.module.css'
import type { PageEntry } from './page-entry.ts'
import { PublicText } from './public-text.tsx'

/** A text as it is read, in each of its languages. */
export function WrittenText({ texts }: { texts: PageEntry }) {
  const nameOf = useLanguageNames()
  return (
    <div className={editing.preview}>
      {pageLanguages.map((language) => {
        const written = texts[language]
        if (written === undefined) return null
        return (
          <Panel key={language}>
            <div className={editing.preview}>
              <p>{nameOf(language)}</p>
              <div className={editing.preview}>
                <h2 className={editing.title} lang={locales[language]}>
                  {written.title}
                </h2>
                <PublicText sections={parseSections(written.text)} language={language} />
              </div>
            </div>
          </Panel>
        )
      })}
    </div>
  )
}
