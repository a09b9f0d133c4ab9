import { auditEndpoints } from '@normwerk/contract/audit'
import {
  type EditedNewsletter,
  newsletterEndpoints,
  newsletterOfficeEndpoints,
  type WrittenNewsletter,
} from '@normwerk/contract/content/newsletter'
import type { PageLanguage } from '@normwerk/contract/content/page-language'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'

export const ownSubscriptionQuery = endpointQuery(newsletterEndpoints.readOwn)

export const newslettersQuery = endpointQuery(newsletterOfficeEndpoints.list)

export const newsletterQuery = (id: string) => endpointQuery(newsletterOfficeEndpoints.read, { params: { id } })

export function useSubscribe() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (email: string) => call(newsletterEndpoints.subscribe, { input: { email } }),
    meta: { showsError: true },
    onSuccess: () => client.invalidateQueries(ownSubscriptionQuery),
  })
}

export function useEndSubscription() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(newsletterEndpoints.endOwn),
    onSuccess: () => client.invalidateQueries(ownSubscriptionQuery),
  })
}

const touched: ReadonlySet<unknown> = new Set([
  newsletterOfficeEndpoints.list.route,
  newsletterOfficeEndpoints.read.route,
  auditEndpoints.listAll.route,
])

/** Saving, testing, sending and deleting a newsletter. */
export function useNewsletterChanges() {
  const client = useQueryClient()
  const readAgain = () => client.invalidateQueries({ predicate: ({ queryKey }) => touched.has(queryKey[0]) })
  const store = (newsletter: EditedNewsletter) => {
    client.setQueryData(newsletterQuery(newsletter.id).queryKey, newsletter)
    void readAgain()
  }
  const save = useMutation({
    mutationFn: ({ id, input }: { id: string | null; input: WrittenNewsletter }) =>
      id === null
        ? call(newsletterOfficeEndpoints.create, { input })
        : call(newsletterOfficeEndpoints.change, { params: { id }, input }),
    meta: { showsError: true },
    onSuccess: store,
  })
  const test = useMutation({
    mutationFn: ({ id, language }: { id: string; language: PageLanguage }) =>
      call(newsletterOfficeEndpoints.test, { params: { id }, input: { language } }),
  })
  const send = useMutation({
    mutationFn: (id: string) => call(newsletterOfficeEndpoints.send, { params: { id } }),
    onSuccess: store,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call(newsletterOfficeEndpoints.delete, { params: { id } }),
    onSuccess: readAgain,
  })
  return { save, test, send, remove }
}
