import type { EditedNewsletter } from '@normwerk/contract/content/newsletter'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { textLanguage } from '@normwerk/contract/language'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import form from '../../../shared/forms/record-form.module.css'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useLanguage, useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { EditorChoices, type EditorView } from '../editor-choices.tsx'
import { changesTo, invalidLanguage, type PageEntry, pageErrors, writtenIn } from '../page-entry.ts'
import { WrittenFields } from '../written-fields.tsx'
import { WrittenText } from '../written-text.tsx'
import { DraftActions } from './draft-actions.tsx'
import { newsletterQuery, useNewsletterChanges } from './queries.ts'

/** Writes a newsletter and sends it. One that was sent is only shown. */
export function NewsletterEditor({ id }: { id: string }) {
  if (id === 'new') return <Draft newsletter={null} />
  return <Known id={id} />
}

function Known({ id }: { id: string }) {
  const newsletter = useQuery(newsletterQuery(id))
  if (newsletter.data !== undefined) {
    const { data } = newsletter
    return data.startedAt === null ? <Draft newsletter={data} /> : <WrittenText texts={data.texts} />
  }
  if (newsletter.error !== null)
    return <ErrorState error={newsletter.error} onRetry={() => void newsletter.refetch()} />
  return (
    <Loading>
      <Skeleton height="30rem" />
    </Loading>
  )
}

const textsOf = (newsletter: EditedNewsletter | null): PageEntry => newsletter?.texts ?? {}
const changesOf = (newsletter: EditedNewsletter | null, entry: PageEntry) =>
  changesTo({ version: null, texts: textsOf(newsletter) }, entry)

function Draft({ newsletter }: { newsletter: EditedNewsletter | null }) {
  const text = useText()
  const navigate = useNavigate()
  const { save } = useNewsletterChanges()
  const { entry, setEntry, changes, begin } = useEntry(newsletter, textsOf, changesOf)
  const [language, setLanguage] = useState<PageLanguage>(textLanguage(useLanguage()))
  const [view, setView] = useState<EditorView>('write')
  const fieldErrors = pageErrors(entry, language, text)
  const errors = useFormErrors({ fieldErrors, failure: save.error })
  const written = writtenIn(entry, language)

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
    save.mutate(
      { id: newsletter?.id ?? null, input: { texts: changes.texts } },
      {
        onSuccess: (saved) => {
          begin(saved)
          showToast({ message: text('content.newsletter.office.saved') })
          if (newsletter === null) {
            void navigate({ to: '/administration/newsletters/$id', params: { id: saved.id }, replace: true })
          }
        },
      },
    )
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <EditorChoices {...{ entry, language, view }} onLanguage={setLanguage} onView={setView} />
      {view === 'preview' ? (
        <WrittenText texts={{ [language]: written }} />
      ) : (
        <WrittenFields
          {...{ language, written }}
          titleLabel={text('content.newsletter.office.subject')}
          maxTitle={200}
          rows={14}
          errorOf={errors.of}
          onChange={(typed) => setEntry({ ...entry, [language]: typed })}
        />
      )}
      <div className={form.actions} data-changed={changes !== null || undefined}>
        <Button type="submit" variant="primary" pending={save.isPending} disabled={changes === null}>
          {text('content.newsletter.office.save')}
        </Button>
        {newsletter !== null && changes === null && <DraftActions newsletter={newsletter} language={language} />}
      </div>
    </form>
  )
}
