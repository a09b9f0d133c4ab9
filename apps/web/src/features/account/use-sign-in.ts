import { type Authenticate, accountEndpoints, type Me } from '@normwerk/contract/account'
import { passkeyEndpoints } from '@normwerk/contract/account/passkey'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { meQuery } from '../../api/me.ts'
import { provePasskey } from './passkey/authenticator.ts'

export function useSignIn() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Authenticate) => call(accountEndpoints.authenticate, { input }),
    meta: { showsError: true },
    onSuccess: (me) => enter(client, me),
  })
}

/** Signs in by a passkey: with the password that was typed, or alone. */
export function useSignInWithPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ credentials, stayLoggedIn }: { credentials: Authenticate | null; stayLoggedIn: boolean }) => {
      const passkey = await provePasskey(await call(passkeyEndpoints.prepareSignIn))
      return credentials === null
        ? call(passkeyEndpoints.signIn, { input: { credential: passkey, stayLoggedIn } })
        : call(accountEndpoints.authenticate, { input: { ...credentials, stayLoggedIn, passkey } })
    },
    meta: { showsError: true },
    onSuccess: (me) => enter(client, me),
  })
}

function enter(client: QueryClient, me: Me): void {
  // Data that was read as a visitor lacks prices and the cart.
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== meQuery.queryKey[0] })
  client.setQueryData(meQuery.queryKey, me)
}
