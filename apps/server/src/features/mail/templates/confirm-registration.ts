import { issueToken } from '../../account/one-time-tokens.ts'
import type { LetterContext, MailContent, Person, WriteLetter } from '../mail-content.ts'
import { deleteUnconfirmed, findRegistration, findUserByEmail } from '../repository/recipients.ts'
import { linkDays, linkDaysTime } from './lifetimes.ts'

/** Only the owner of an address learns whether it is taken. */
export const confirmRegistration: WriteLetter<'confirmRegistration'> = async (context, { registrationId }) => {
  const { dependencies, db, recipient, text, link } = context
  const owner = await findUserByEmail(db, recipient)
  if (owner !== undefined) {
    await deleteUnconfirmed(db, registrationId)
    return writeTaken(context, owner)
  }
  const registration = await findRegistration(db, registrationId)
  if (registration === undefined || registration.confirmedAt !== null) return null
  const token = await issueToken(dependencies, db, { registrationId }, linkDaysTime)
  return {
    to: registration,
    subject: text('mail.confirmSubject'),
    paragraphs: [text('mail.confirmText'), text('mail.confirmNext')],
    button: { label: text('mail.confirmButton'), url: link('/register/confirm', { token }) },
    smallPrint: text('mail.confirmSmall', { days: linkDays }),
  }
}

function writeTaken({ text, link }: LetterContext, owner: Person & { email: string }): MailContent {
  return {
    to: owner,
    recipient: owner.email,
    subject: text('mail.takenSubject'),
    paragraphs: [text('mail.takenText'), { text: text('mail.takenForgot'), url: link('/password/forgot') }],
    button: { label: text('mail.signIn'), url: link('/login') },
    smallPrint: text('mail.takenNothing'),
  }
}
