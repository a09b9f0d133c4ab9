import { auditEndpoints } from '@normwerk/contract/audit'
import { mailEndpoints } from '@normwerk/contract/mail'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'

const lookAgain = 15_000

/** Mails are sent in the background, so a listed one may be delivered a moment later. */
export const mailsQuery = { ...endpointQuery(mailEndpoints.listUndelivered), staleTime: 0, refetchInterval: lookAgain }

export function useRepeatMail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(mailEndpoints.repeat, { input: { id } }),
    meta: { showsError: true },
    onSettled: () => {
      void client.invalidateQueries(mailsQuery)
      void client.invalidateQueries({ queryKey: [auditEndpoints.listAll.route] })
    },
  })
}

/** Whether the mail was delivered in the meantime, or deleted with its recipient. */
export function isGone(error: Error): boolean {
  return error instanceof CallError && error.code === 'entryNotFound'
}
