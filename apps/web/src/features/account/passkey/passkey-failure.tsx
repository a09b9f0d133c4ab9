import { CallError } from '../../../api/call-error.ts'
import { formatError } from '../../../texts/format-error.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { NoPasskey } from './authenticator.ts'

/** Says why a passkey was not made or used. */
export function PasskeyFailure({ failure }: { failure: Error }) {
  const text = useText()
  if (failure instanceof NoPasskey) {
    return (
      <Notice tone="warn" live>
        <p>{text(failure.isUnsupported ? 'account.passkey.unsupported' : 'account.passkey.notFinished')}</p>
      </Notice>
    )
  }
  const { message, errorId } = formatError(failure, text)
  const isUnexpected = !(failure instanceof CallError) || failure.status >= 500
  return (
    <Notice tone="bad" live>
      <p>{message}</p>
      {isUnexpected && errorId !== null && <p>{text('ui.errorId', { id: errorId })}</p>}
    </Notice>
  )
}
