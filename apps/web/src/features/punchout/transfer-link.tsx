import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { LinkButton } from '../../ui/forms/button.tsx'
import { ArrowRightIcon } from '../../ui/page-icons.tsx'

/** Leads to the page that may send a form to the purchasing system: only a document that the server sends has this right. */
export function TransferLink({ cart }: { cart: Cart }) {
  const text = useText()
  if (cart.positionCount === 0) return null
  return (
    <LinkButton to="/transfer" reloadDocument variant="primary" wide>
      {text('punchout.transfer.open')}
      <ArrowRightIcon size={16} />
    </LinkButton>
  )
}
