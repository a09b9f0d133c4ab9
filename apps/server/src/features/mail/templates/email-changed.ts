import type { WriteLetter } from '../mail-content.ts'
import { findUser } from '../repository/recipients.ts'

/** Sent to the previous address, for which no new password can be requested, so a contact person must help. */
export const emailChanged: WriteLetter<'emailChanged'> = async ({ db, text }, { userId }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  return {
    to: user,
    subject: text('mail.emailSubject'),
    paragraphs: [text('mail.emailText'), text('mail.emailNotYou')],
  }
}
