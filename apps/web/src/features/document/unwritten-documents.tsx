import { auditEndpoints } from '@normwerk/contract/audit'
import { documentEndpoints, type UnwrittenDocument } from '@normwerk/contract/document'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { UndeliveredEntry, UndeliveredList } from '../../shared/lists/undelivered-list.tsx'
import { useText } from '../../texts/language-context.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

const lookAgain = 15_000

/** Documents are written in the background, so a listed one may be written a moment later. */
const unwrittenQuery = { ...endpointQuery(documentEndpoints.listUnwritten), staleTime: 0, refetchInterval: lookAgain }

/** Shows nothing if all documents are written. */
export function UnwrittenDocuments() {
  const text = useText()
  const documents = useQuery(unwrittenQuery)
  if (documents.data === undefined && documents.error !== null) {
    return <ErrorState error={documents.error} onRetry={() => void documents.refetch()} />
  }
  if (documents.data === undefined || documents.data.length === 0) return null
  return (
    <section aria-labelledby="unwritten-documents">
      <h2 id="unwritten-documents">{text('document.unwritten.heading')}</h2>
      <UndeliveredList count={text('document.unwritten.title', { count: documents.data.length })}>
        {documents.data.map((document) => (
          <Entry key={document.id} document={document} />
        ))}
      </UndeliveredList>
    </section>
  )
}

function Entry({ document }: { document: UnwrittenDocument }) {
  const text = useText()
  const client = useQueryClient()
  const { id, kind, number, companyName } = document
  const title = `${text(`order.documents.${kind}`)} ${number}`
  const repeat = useMutation({
    mutationFn: () => call(documentEndpoints.repeat, { input: { id } }),
    onSuccess: () => showToast({ message: text('document.unwritten.repeated', { title }) }),
    onSettled: () => {
      void client.invalidateQueries(unwrittenQuery)
      void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
    },
  })
  return (
    <UndeliveredEntry
      title={title}
      about={companyName}
      delivery={document}
      pending={repeat.isPending}
      onRetry={() => repeat.mutate()}
    />
  )
}
