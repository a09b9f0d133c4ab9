import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { useText } from '../../texts/language-context.tsx'
import { Segments } from '../../ui/forms/segments.tsx'
import { LanguageSelect } from './language-select.tsx'
import styles from './page-editor.module.css'
import type { PageEntry } from './page-entry.ts'

export type EditorView = 'write' | 'preview'

interface Props {
  entry: PageEntry
  language: PageLanguage
  onLanguage: (language: PageLanguage) => void
  view: EditorView
  onView: (view: EditorView) => void
}

/** Chooses the language of a text that is edited, and whether its fields or its preview are shown. */
export function EditorChoices({ entry, language, onLanguage, view, onView }: Props) {
  const text = useText()
  return (
    <div className={styles.choices}>
      <LanguageSelect
        value={language}
        written={pageLanguages.filter((code) => entry[code] !== undefined)}
        onChange={onLanguage}
      />
      <Segments
        label={text('content.editor.pageView')}
        value={view}
        options={[
          { value: 'write', label: text('content.editor.pageWrite') },
          { value: 'preview', label: text('content.editor.pagePreview') },
        ]}
        onChange={onView}
      />
    </div>
  )
}
