import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../api/me.ts'
import type { Scope } from '../../../shared/cart/scope.ts'
import { useText } from '../../../texts/language-context.tsx'
import { nameOf } from './name-of.ts'
import { userQuery } from './queries.ts'

/** Returns the name of a user once it is known, as the title of the user's page. */
export function useUserTitle(scope: Scope, id: string): string {
  const text = useText()
  const maySee = useCan(scope === 'shop' ? 'shop.administer' : 'company.manage')
  const user = useQuery({ ...userQuery(scope, id), enabled: maySee && id !== 'new' })
  return user.data === undefined ? text('company.user.user') : nameOf(user.data)
}
