import type { EditedNews, WrittenNews } from '@normwerk/contract/content/news'
import { newsEditingEndpoints } from '@normwerk/contract/content/news-editing'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { textLanguage } from '@normwerk/contract/language'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { useProductKey } from '../../../api/config-context.tsx'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import form from '../../../shared/forms/record-form.module.css'
import { SaveActions } from '../../../shared/forms/save-actions.tsx'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useLanguage, useText } from '../../../texts/language-context.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { EditorChoices, type EditorView } from '../editor-choices.tsx'
import { invalidLanguage, pageErrors, writtenIn } from '../page-entry.ts'
import { WrittenFields } from '../written-fields.tsx'
import { WrittenText } from '../written-text.tsx'
import { useNewsChange } from './editing-queries.ts'
import { newsChangesTo, newsEntryOf } from './news-entry.ts'

/**
 * Writes a piece of news and decides whether visitors see it.
 * @param news null for a new one
 */
export function NewsEditor({ news }: { news: EditedNews | null }) {
  const text = useText()
  const product = useProductKey()
  const navigate = useNavigate()
  const { entry, setEntry, changes, begin } = useEntry(news, newsEntryOf, newsChangesTo)
  const [language, setLanguage] = useState<PageLanguage>(textLanguage(useLanguage()))
  const [view, setView] = useState<EditorView>('write')
  const save = useNewsChange((input: WrittenNews) =>
    news === null
      ? call(newsEditingEndpoints.add, { params: { product }, input })
      : call(newsEditingEndpoints.change, { params: { product, id: news.id }, input }),
  )
  const fieldErrors = pageErrors(entry.texts, language, text)
  const errors = useFormErrors({ fieldErrors, failure: save.error })
  const written = writtenIn(entry.texts, language)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (changes === null || save.isPending) return
    const invalid = invalidLanguage(fieldErrors)
    if (invalid !== undefined) {
      setLanguage(invalid)
      setView('write')
      errors.report()
      return
    }
    void save.mutateAsync(changes).then(
      (saved) => {
        begin(saved)
        showToast({ message: text('content.news.office.saved') })
        if (news === null) void navigate({ to: '/administration/news/$id', params: { id: saved.id }, replace: true })
      },
      () => undefined,
    )
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <EditorChoices {...{ entry: entry.texts, language, view }} onLanguage={setLanguage} onView={setView} />
      {view === 'preview' ? (
        <WrittenText texts={{ [language]: written }} />
      ) : (
        <WrittenFields
          {...{ language, written }}
          titleLabel={text('content.slide.heading')}
          maxTitle={200}
          rows={12}
          errorOf={errors.of}
          onChange={(typed) => setEntry({ ...entry, texts: { ...entry.texts, [language]: typed } })}
        />
      )}
      <Checkbox
        label={text('content.news.office.show')}
        checked={entry.isVisible}
        onChange={({ target }) => setEntry({ ...entry, isVisible: target.checked })}
      />
      <SaveActions hasChanges={changes !== null} pending={save.isPending} onDiscard={() => begin(news)} />
    </form>
  )
}
