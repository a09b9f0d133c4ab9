import { auditEndpoints } from '@normwerk/contract/audit'
import { maintenanceEndpoints, type WrittenNotice } from '@normwerk/contract/content/maintenance'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { locales, textLanguage } from '@normwerk/contract/language'
import { maxMaintenanceMessageLength } from '@normwerk/contract/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import fields from '../../../shared/forms/form-fields.module.css'
import form from '../../../shared/forms/record-form.module.css'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useLanguage, useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel } from '../../../ui/page.tsx'
import { LanguageSelect } from '../language-select.tsx'
import { writtenLanguages } from '../written-languages.ts'
import { noticeChangesTo, noticeEntryOf, noticeErrors } from './notice-entry.ts'

const writtenQuery = endpointQuery(maintenanceEndpoints.readForEditing)

/** Announces a maintenance, changes or withdraws the announcement. */
export function MaintenanceView() {
  const notice = useQuery(writtenQuery)
  if (notice.data !== undefined) return <NoticeForm notice={notice.data} />
  if (notice.error !== null) return <ErrorState error={notice.error} onRetry={() => void notice.refetch()} />
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  )
}

function NoticeForm({ notice }: { notice: WrittenNotice | null }) {
  const text = useText()
  const { announce, withdraw } = useNoticeChanges()
  const { entry, setEntry, changes, begin } = useEntry(notice, noticeEntryOf, noticeChangesTo)
  const [language, setLanguage] = useState<PageLanguage>(textLanguage(useLanguage()))
  const errors = useFormErrors({ fieldErrors: noticeErrors(entry, language, text), failure: announce.error })
  const path = `message.${language}`

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (changes === null || announce.isPending || !errors.pass()) return
    announce.mutate(changes, {
      onSuccess: (announced) => {
        begin(announced)
        showToast({ message: text('content.maintenance.announced') })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <Panel>
        <div className={fields.fields}>
          <div className={fields.pair}>
            <TextField
              type="datetime-local"
              name="from"
              label={text('content.from')}
              value={entry.from}
              error={errors.of('from')}
              onChange={({ target }) => setEntry({ ...entry, from: target.value })}
            />
            <TextField
              type="datetime-local"
              name="to"
              label={text('content.to')}
              value={entry.to}
              error={errors.of('to')}
              onChange={({ target }) => setEntry({ ...entry, to: target.value })}
            />
          </div>
          <LanguageSelect value={language} written={writtenLanguages(entry.message)} onChange={setLanguage} />
          <TextArea
            lang={locales[language]}
            name={path}
            label={text('content.maintenance.message')}
            hint={text('content.maintenance.hint')}
            rows={3}
            maxLength={maxMaintenanceMessageLength}
            value={entry.message[language] ?? ''}
            error={errors.of(path, 'message')}
            onChange={({ target }) =>
              setEntry({ ...entry, message: { ...entry.message, [language]: target.value.replaceAll('\n', ' ') } })
            }
          />
        </div>
      </Panel>
      <div className={form.actions} data-changed={changes !== null || undefined}>
        <Button type="submit" variant="primary" pending={announce.isPending} disabled={changes === null}>
          {text('content.maintenance.announce')}
        </Button>
        {changes !== null && (
          <Button variant="quiet" onClick={() => begin(notice)}>
            {text('shared.forms.discard')}
          </Button>
        )}
        {notice !== null && changes === null && (
          <Button pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {text('content.maintenance.withdraw')}
          </Button>
        )}
      </div>
    </form>
  )
}

function useNoticeChanges() {
  const text = useText()
  const client = useQueryClient()
  const touched: ReadonlySet<unknown> = new Set([maintenanceEndpoints.read.route, auditEndpoints.listAll.route])
  const store = (notice: WrittenNotice | null) => {
    client.setQueryData(writtenQuery.queryKey, notice)
    void client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) })
  }
  const announce = useMutation({
    mutationFn: (input: WrittenNotice) => call(maintenanceEndpoints.announce, { input }),
    meta: { showsError: true },
    onSuccess: store,
  })
  const withdraw = useMutation({
    mutationFn: () => call(maintenanceEndpoints.withdraw),
    onSuccess: () => {
      store(null)
      showToast({ message: text('content.maintenance.withdrawn') })
    },
  })
  return { announce, withdraw }
}
