import type { WriteLetter } from '../mail-content.ts'
import { findUser } from '../repository/recipients.ts'

/** To the address before, which no new password can be asked for any more: help comes from a person. */
export const emailChanged: WriteLetter<'emailChanged'> = async ({ db, text }, { userId }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  return {
    to: user,
    subject: text('mail.emailSubject'),
    paragraphs: [text('mail.emailText'), text('mail.emailNotYou')],
  }
}
