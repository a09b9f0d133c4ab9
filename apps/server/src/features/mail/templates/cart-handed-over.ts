import type { WriteLetter } from '../mail-content.ts'
import { findCart, readUser } from '../repository/mails.ts'

/** Not sent if the cart has another owner now, or either user has left the company. */
export const cartHandedOver: WriteLetter<'cartHandedOver'> = async (
  { db, text, link },
  { userId, senderId, cartId, message },
) => {
  const cart = await findCart(db, cartId)
  const receiver = await readUser(db, userId)
  const sender = await readUser(db, senderId)
  if (cart?.userId !== userId || receiver === undefined || sender === undefined) return null
  if (receiver.companyId !== sender.companyId) return null
  const lines = linesOf(message)
  const name = `${sender.firstName} ${sender.lastName}`
  return {
    to: receiver,
    subject: text('mail.handedOverSubject', { name }),
    paragraphs: [
      text('mail.handedOverText', { name, cart: cart.name ?? text('cart.defaultName') }),
      ...(lines.length === 0 ? [] : [text('mail.handedOverMessage', { name }), ...lines]),
    ],
    button: { label: text('mail.handedOverButton'), url: link('/cart', { cart: cartId }) },
  }
}

function linesOf(message: string): string[] {
  return message.split(/\r?\n/).filter((line) => line.trim() !== '')
}
