import { may, type Permission } from '@normwerk/contract/permissions'
import type { PlainTextId } from '@normwerk/i18n/text'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useIsPunchout } from '../../api/config-context.tsx'
import { meQuery } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { UserIcon, WarningIcon } from '../../ui/icons.tsx'

interface Props {
  permission: Permission
  /** Why the page requires signing in. */
  reason: PlainTextId
  /** What users without the permission can do. */
  rejection: PlainTextId
  /** Shown until the user is known. */
  loading: ReactNode
  /** Wraps the message that replaces the page, if the page has its own head. */
  frame?: (content: ReactNode) => ReactNode
  children: ReactNode
}

const bare = (content: ReactNode) => content

/** Shows a page to users who may see it. Others learn what to do, and return here after signing in. */
export function CustomerGate({ permission, reason, rejection, loading, frame = bare, children }: Props) {
  const text = useText()
  const { href } = useLocation()
  const isPunchout = useIsPunchout()
  const me = useQuery(meQuery)
  if (me.data === undefined) {
    return me.error === null ? loading : frame(<ErrorState error={me.error} onRetry={() => void me.refetch()} />)
  }
  if (may(me.data?.roles ?? null, permission)) return children
  if (isPunchout && me.data === null) {
    return frame(
      <EmptyState icon={<WarningIcon size={28} />} title={text('shared.visitEnded')}>
        {text('shared.visitEndedText')}
      </EmptyState>,
    )
  }
  if (me.data !== null) {
    return frame(
      <EmptyState icon={<WarningIcon size={28} />} title={text('shared.notAllowed')}>
        {text(rejection)}
      </EmptyState>,
    )
  }
  return frame(
    <EmptyState
      icon={<UserIcon size={28} />}
      title={text('shared.pleaseSignIn')}
      actions={
        <LinkButton to="/login" search={{ from: href }} variant="primary">
          {text('account.signIn')}
        </LinkButton>
      }
    >
      {text(reason)}
    </EmptyState>,
  )
}
