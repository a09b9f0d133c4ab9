import { issueToken } from '../../account/one-time-tokens.ts'
import type { WriteLetter } from '../mail-content.ts'
import { findUser } from '../repository/recipients.ts'
import { linkDays, linkDaysTime } from './lifetimes.ts'

/** Not sent if the user has set a password meanwhile. */
export const invitation: WriteLetter<'invitation'> = async (context, { userId, invitedBy }) => {
  const { dependencies, db, recipient, text, link } = context
  const user = await findUser(db, userId)
  if (user === undefined || user.passwordHash !== null) return null
  const { companyName, email } = user
  // The reader of an earlier address must not set the password.
  if (email.toLowerCase() !== recipient.toLowerCase()) return null
  const token = await issueToken(dependencies, db, { userId }, linkDaysTime)
  return {
    to: user,
    subject: text('mail.invitationSubject'),
    paragraphs: [
      companyName === null
        ? text('mail.invitationStaff', { name: invitedBy })
        : text('mail.invitationText', { name: invitedBy, company: companyName }),
      text('mail.invitationNext', { username: user.username }),
    ],
    button: { label: text('mail.choosePassword'), url: link('/password/choose', { token, email }) },
    smallPrint: text('mail.invitationSmall', { days: linkDays, name: invitedBy }),
  }
}
