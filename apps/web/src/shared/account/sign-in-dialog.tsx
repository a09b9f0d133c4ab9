import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { SignInButton } from './sign-in-link.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** Asks an anonymous visitor who wants to order to sign in. */
export function SignInDialog({ open, onClose }: Props) {
  const text = useText()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={text('shared.signInTitle')}
      footer={
        <>
          <Button onClick={onClose}>{text('shared.keepLooking')}</Button>
          <SignInButton>{text('account.signIn')}</SignInButton>
        </>
      }
    >
      <p>{text('shared.signInToOrder')}</p>
    </Dialog>
  )
}
