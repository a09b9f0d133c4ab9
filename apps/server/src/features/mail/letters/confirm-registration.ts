import { endRegistrationTokens, issueToken } from '../../account/one-time-tokens.ts'
import type { Desk, Draft, Person, WriteLetter } from '../draft.ts'
import { deleteUnconfirmed, findRegistration, findUserByEmail } from '../people-rows.ts'
import { linkDays, linkDaysTime } from './lifetimes.ts'

/** Whether an address is taken is told to its owner alone. */
export const confirmRegistration: WriteLetter<'confirmRegistration'> = async (desk, { registrationId }) => {
  const { tools, db, recipient, text, link } = desk
  const owner = await findUserByEmail(db, recipient)
  if (owner !== undefined) {
    await deleteUnconfirmed(db, registrationId)
    return tellTaken(desk, owner)
  }
  const registration = await findRegistration(db, registrationId)
  if (registration === undefined || registration.confirmedAt !== null) return null
  await endRegistrationTokens(db, registrationId)
  const token = await issueToken(tools, db, { registrationId }, linkDaysTime)
  return {
    to: registration,
    subject: text('mail.confirmSubject'),
    paragraphs: [text('mail.confirmText'), text('mail.confirmNext')],
    button: { label: text('mail.confirmButton'), url: link('/register/confirm', { token }) },
    smallPrint: text('mail.confirmSmall', { days: linkDays }),
  }
}

function tellTaken({ text, link }: Desk, owner: Person & { email: string }): Draft {
  return {
    to: owner,
    recipient: owner.email,
    subject: text('mail.takenSubject'),
    paragraphs: [text('mail.takenText'), { text: text('mail.takenForgot'), url: link('/password/forgot') }],
    button: { label: text('mail.signIn'), url: link('/login') },
    smallPrint: text('mail.takenNothing'),
  }
}
