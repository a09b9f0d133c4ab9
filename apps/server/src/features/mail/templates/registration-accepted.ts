import type { WriteLetter } from '../mail-content.ts'
import { findUser } from '../repository/recipients.ts'

export const registrationAccepted: WriteLetter<'registrationAccepted'> = async ({ db, text, link }, { userId }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  return {
    to: user,
    subject: text('mail.acceptedSubject'),
    paragraphs: [text('mail.acceptedText'), text('mail.acceptedUsername', { username: user.username })],
    button: { label: text('mail.signIn'), url: link('/login') },
  }
}
