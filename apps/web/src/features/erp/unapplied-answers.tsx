import { auditEndpoints } from '@normwerk/contract/audit'
import { erpEndpoints, type UnappliedAnswer } from '@normwerk/contract/erp'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { UndeliveredEntry, UndeliveredList } from '../../shared/lists/undelivered-list.tsx'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { DeleteDialog } from '../../ui/overlays/delete-dialog.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

const lookAgain = 15_000

/** Answers arrive in the background, and a listed one may be applied a moment later. */
const unappliedQuery = { ...endpointQuery(erpEndpoints.listUnapplied), staleTime: 0, refetchInterval: lookAgain }

/** Shows nothing if all answers of the ERP are applied. */
export function UnappliedAnswers() {
  const text = useText()
  const answers = useQuery(unappliedQuery)
  if (answers.data === undefined && answers.error !== null) {
    return <ErrorState error={answers.error} onRetry={() => void answers.refetch()} />
  }
  if (answers.data === undefined || answers.data.length === 0) return null
  return (
    <section aria-labelledby="unapplied-answers">
      <h2 id="unapplied-answers">{text('erp.heading')}</h2>
      <UndeliveredList count={text('erp.title', { count: answers.data.length })}>
        {answers.data.map((answer) => (
          <Entry key={answer.id} answer={answer} />
        ))}
      </UndeliveredList>
    </section>
  )
}

function Entry({ answer }: { answer: UnappliedAnswer }) {
  const text = useText()
  const { id, fileName: file } = answer
  const [discards, setDiscards] = useState(false)
  const onSettled = useRefresh()
  const repeat = useMutation({
    mutationFn: () => call(erpEndpoints.repeat, { input: { id } }),
    onSuccess: () => showToast({ message: text('erp.repeated', { file }) }),
    onSettled,
  })
  const discard = useMutation({ mutationFn: () => call(erpEndpoints.discard, { params: { id } }), onSettled })
  return (
    <UndeliveredEntry
      title={file}
      about={text('erp.source')}
      delivery={answer}
      pending={repeat.isPending}
      onRetry={() => repeat.mutate()}
    >
      <a href={`/api/global-admin/erp/answer/${id}`} download={file}>
        {text('erp.open')}
      </a>
      <Button size="small" variant="quiet" onClick={() => setDiscards(true)}>
        {text('erp.discard')}
      </Button>
      {discards && (
        <DeleteDialog
          title={text('erp.discardTitle', { file })}
          keep={text('ui.cancel')}
          act={text('erp.discardNow')}
          pending={discard.isPending}
          failure={discard.error === null ? null : formatError(discard.error, text).message}
          onClose={() => setDiscards(false)}
          onDelete={() => discard.mutate()}
        >
          <p>{text('erp.discardText')}</p>
        </DeleteDialog>
      )}
    </UndeliveredEntry>
  )
}

function useRefresh() {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries(unappliedQuery)
    void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
  }
}
