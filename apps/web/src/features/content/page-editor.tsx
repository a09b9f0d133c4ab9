import type { EditedPage } from '@normwerk/contract/content'
import { type PageLanguage, pageLanguages } from '@normwerk/contract/content/page-language'
import { locales, textLanguage } from '@normwerk/contract/language'
import { parseSections } from '@normwerk/contract/page-text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../shared/forms/form-failure.tsx'
import form from '../../shared/forms/record-form.module.css'
import { useEntry } from '../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useLanguage, useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { Panel } from '../../ui/page.tsx'
import { EditorChoices, type EditorView } from './editor-choices.tsx'
import styles from './page-editor.module.css'
import { changesTo, invalidLanguage, pageErrors, writtenIn } from './page-entry.ts'
import { pageTexts } from './page-texts.ts'
import { PublicText } from './public-text.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { editedPageQuery, usePublishPage } from './queries.ts'
import { WrittenFields } from './written-fields.tsx'

/** Edits a public text in its languages and publishes it. */
export function PageEditor({ pageKey }: { pageKey: string }) {
  const page = useQuery({ ...editedPageQuery(pageKey), refetchOnMount: 'always' })
  if (page.data !== undefined) return <KnownPage key={pageKey} page={page.data} />
  if (page.error !== null) return <ErrorState error={page.error} onRetry={() => void page.refetch()} />
  return (
    <Loading>
      <Skeleton height="36rem" />
    </Loading>
  )
}

function KnownPage({ page }: { page: EditedPage }) {
  const text = useText()
  const publish = usePublishPage(page.key)
  const { entry, setEntry, changes, begin } = useEntry(page, ({ texts }) => texts, changesTo)
  const [language, setLanguage] = useState<PageLanguage>(textLanguage(useLanguage()))
  const [view, setView] = useState<EditorView>('write')
  const [asks, setAsks] = useState(false)
  const fieldErrors = pageErrors(entry, language, text)
  const errors = useFormErrors({ fieldErrors, failure: publish.error })
  const written = writtenIn(entry, language)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changes === null) return
    const invalid = invalidLanguage(fieldErrors)
    if (invalid === undefined) return setAsks(true)
    setLanguage(invalid)
    setView('write')
    errors.report()
  }

  function publishNow() {
    if (changes === null) return
    publish.mutate(changes, {
      onSuccess: (published) => {
        begin(published)
        showToast({
          message: text('content.editor.pagePublished', {
            page: text(pageTexts[page.key]),
            version: published.version ?? '',
          }),
        })
      },
      onSettled: () => setAsks(false),
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <EditorChoices {...{ entry, language, view }} onLanguage={setLanguage} onView={setView} />
      {view === 'write' ? (
        <WrittenFields
          {...{ language, written }}
          titleLabel={text('content.editor.pageTitle')}
          rows={16}
          errorOf={errors.of}
          onChange={(typed) => setEntry({ ...entry, [language]: typed })}
        />
      ) : (
        <Panel>
          <div className={styles.preview}>
            <h2 className={styles.title} lang={locales[language]}>
              {written.title}
            </h2>
            <PublicText sections={parseSections(written.text)} language={language} />
          </div>
        </Panel>
      )}
      <div className={form.actions} data-changed={changes !== null || undefined}>
        <Button type="submit" variant="primary" disabled={changes === null}>
          {text('content.editor.pagePublish')}
        </Button>
        {changes !== null && (
          <Button variant="quiet" onClick={() => begin(page)}>
            {text('shared.forms.discard')}
          </Button>
        )}
      </div>
      {asks && changes !== null && (
        <PublishDialog
          page={page}
          languages={pageLanguages.filter((code) => changes.texts[code] !== undefined)}
          pending={publish.isPending}
          onClose={() => setAsks(false)}
          onPublish={publishNow}
        />
      )}
    </form>
  )
}
