import type { WriteLetter } from '../mail-content.ts'
import { findUser } from '../repository/recipients.ts'

export const secondFactorChanged: WriteLetter<'secondFactorChanged'> = async (
  { db, text, link },
  { userId, state },
) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  const isOn = state === 'on'
  return {
    to: user,
    subject: isOn ? text('mail.secondFactorOnSubject') : text('mail.secondFactorOffSubject'),
    paragraphs: [
      isOn ? text('mail.secondFactorOn') : text('mail.secondFactorOff'),
      { text: text('mail.notYou'), url: link('/password/forgot') },
    ],
  }
}
