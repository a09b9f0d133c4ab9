import { passwordEndpoints } from '@normwerk/contract/account/password'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'

export function useRequestReset() {
  return useMutation({
    mutationFn: (email: string) => call(passwordEndpoints.requestReset, { input: { email } }),
    meta: { showsError: true },
  })
}
