import type { Cart } from '@normwerk/contract/cart'
import { useText } from '../../texts/language-context.tsx'
import { Panel, Section } from '../../ui/page.tsx'
import { useCartEditor, useEdit } from './cart-editor.ts'
import { EditFailure, LineStatus } from './line-status.tsx'
import { NoteFields } from './note-fields.tsx'

/** References for the order as a whole. */
export function CartNotes({ cart }: { cart: Cart }) {
  const text = useText()
  const { header } = useCartEditor()
  const edit = useEdit(header, cart.id)
  return (
    <Section title={text('cart.wholeOrder')} aside={<LineStatus edit={edit} />}>
      <Panel>
        <NoteFields
          id="cart-notes"
          values={{ ...cart, ...edit?.fields }}
          onEdit={(fields) => header.edit(cart.id, fields)}
          onCommit={() => header.commit(cart.id)}
          disabled={cart.right === 'read'}
        />
      </Panel>
      {edit?.error != null && (
        <EditFailure
          error={edit.error}
          onRetry={() => header.commit(cart.id)}
          onDiscard={() => header.discard(cart.id)}
        />
      )}
    </Section>
  )
}
