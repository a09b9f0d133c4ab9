import { registrationEndpoints } from '@normwerk/contract/registration'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { companyInput } from './company-entry.ts'
import { termsQuery } from './queries.ts'
import { type RegistrationEntry, type RegistrationKind, registrantInput } from './registration-entry.ts'

interface Registering {
  kind: RegistrationKind
  entry: RegistrationEntry
}

export function useRegister() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, entry }: Registering) => {
      const { version } = await client.ensureQueryData(termsQuery)
      const user = registrantInput(entry, version)
      const company = companyInput(entry.company)
      if (kind === 'new') return call(registrationEndpoints.registerNewCompany, { input: { ...company, user } })
      const input = { customerNumber: entry.customerNumber.trim(), zip: company.zip, user }
      return call(registrationEndpoints.registerWithCompany, { input })
    },
    meta: { showsError: true },
    onError: (error) => {
      if (areTermsOutdated(error)) void client.invalidateQueries({ queryKey: termsQuery.queryKey })
    },
  })
}

/** Whether new terms were published while the user filled in the form. The user must accept those. */
export function areTermsOutdated(error: Error): boolean {
  if (!(error instanceof CallError)) return false
  return error.fields['user.termsVersion']?.some(({ code }) => code === 'termsOutdated') === true
}
