import { reissueToken } from '../../account/one-time-tokens.ts'
import { type LetterContext, linkDays, linkDaysTime, type MailContent, type WriteLetter } from '../mail-content.ts'
import { findEmailChange, findUser, findUserByEmail } from '../repository/recipients.ts'

/** Only the owner of an address learns that it belongs to another account. */
export const confirmEmail: WriteLetter<'confirmEmail'> = async (context, { emailChangeId }) => {
  const { dependencies, db, recipient, requestedAt, text, link } = context
  const change = await findEmailChange(db, emailChangeId)
  if (change === undefined || change.confirmedAt !== null) return null
  const owner = await findUserByEmail(db, recipient)
  if (owner !== undefined) return owner.id === change.userId ? null : writeTaken(context, owner.email)
  const user = await findUser(db, change.userId)
  // The user may have replaced or confirmed the change before the lock.
  const current = await findEmailChange(db, emailChangeId)
  if (user === undefined || current === undefined || current.confirmedAt !== null) return null
  const token = await reissueToken(requestedAt, dependencies, db, { emailChangeId }, linkDaysTime)
  return {
    to: user,
    subject: text('mail.confirmEmailSubject'),
    paragraphs: [text('mail.confirmEmailText', { email: recipient })],
    button: { label: text('mail.confirmButton'), url: link('/email/confirm', { token }) },
    smallPrint: text('mail.confirmEmailSmall', { days: linkDays }),
  }
}

function writeTaken({ text, link }: LetterContext, recipient: string): MailContent {
  return {
    to: null,
    recipient,
    subject: text('mail.confirmEmailSubject'),
    paragraphs: [text('mail.emailTakenText'), { text: text('mail.emailTakenNext'), url: link('/password/forgot') }],
    smallPrint: text('mail.notAsked'),
  }
}

/** Sent to the former address, whose reader may never have wanted the change. */
export const emailChanged: WriteLetter<'emailChanged'> = async (
  { dependencies, db, requestedAt, text, link },
  { userId, emailChangeId },
) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  const letter = { to: user, subject: text('mail.emailSubject') }
  const change = emailChangeId === '' ? undefined : await findEmailChange(db, emailChangeId)
  if (change === undefined) return { ...letter, paragraphs: [text('mail.emailText'), text('mail.emailNotYou')] }
  const token = await reissueToken(requestedAt, dependencies, db, { emailChangeId: change.id }, linkDaysTime)
  return {
    ...letter,
    paragraphs: [text('mail.emailText'), text('mail.emailUndoText')],
    button: { label: text('mail.emailUndoButton'), url: link('/email/undo', { token }) },
    smallPrint: text('mail.emailUndoSmall', { days: linkDays }),
  }
}
