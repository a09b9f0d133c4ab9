import type { WriteLetter } from '../mail-content.ts'
import { findUser } from '../repository/recipients.ts'

export const passwordChanged: WriteLetter<'passwordChanged'> = async ({ db, text, link }, { userId }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  return {
    to: user,
    subject: text('mail.passwordSubject'),
    paragraphs: [text('mail.passwordText'), { text: text('mail.notYou'), url: link('/password/forgot') }],
  }
}
