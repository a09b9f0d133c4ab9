import type { Cart } from '@normwerk/contract/cart'
import { maxCostCentreLength } from '@normwerk/contract/limits'
import { useMe } from '../../api/me.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Panel } from '../../ui/page.tsx'
import { useCartEditor, useEdit } from './edits/cart-editor.ts'
import { useHeldText } from './edits/use-held-text.ts'
import { EditFailure, LineStatus } from './table/line-status.tsx'

/** The cost centre of the order, for companies that ask for one. */
export function CostCentre({ cart }: { cart: Cart }) {
  const text = useText()
  const { header } = useCartEditor()
  const edit = useEdit(header, cart.id)
  const isAsked = useMe()?.company?.asksCostCentre === true
  const { costCentre } = { ...cart, ...edit?.fields }
  const commit = () => header.commit(cart.id)
  const held = useHeldText(costCentre, (typed) => header.edit(cart.id, { costCentre: typed }), commit)
  if (!isAsked && cart.costCentre === null) return null
  return (
    <Panel>
      <TextField
        {...held}
        name="costCentre"
        label={text('shared.cart.costCentre')}
        hint={text('cart.costCentreHint')}
        optional={!isAsked}
        required={isAsked}
        maxLength={maxCostCentreLength}
        autoComplete="off"
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      {edit?.error != null && (
        <EditFailure error={edit.error} onRetry={commit} onDiscard={() => header.discard(cart.id)} />
      )}
      <LineStatus edit={edit} />
    </Panel>
  )
}
