import { issueToken } from '../../account/one-time-tokens.ts'
import type { LetterContext, MailContent, Person, WriteLetter } from '../mail-content.ts'
import { findUserByEmail } from '../repository/recipients.ts'
import { resetMinutes, resetTime } from './lifetimes.ts'

/** Only the owner of an address learns whether it has an account. */
export const resetPassword: WriteLetter<'resetPassword'> = async (context) => {
  const { dependencies, db, recipient, text, link } = context
  const user = await findUserByEmail(db, recipient)
  if (user === undefined) return writeUnknown(context)
  if (user.locked || !user.enabled) return writeLocked(context, user)
  const { id: userId, email } = user
  const token = await issueToken(dependencies, db, { userId }, resetTime)
  return {
    to: user,
    recipient: email,
    subject: text('mail.resetSubject'),
    paragraphs: [text('mail.resetText')],
    button: { label: text('mail.resetButton'), url: link('/password/choose', { token, email }) },
    smallPrint: text('mail.resetSmall', { minutes: resetMinutes }),
  }
}

function writeLocked({ text }: LetterContext, user: Person & { email: string }): MailContent {
  return {
    to: user,
    recipient: user.email,
    subject: text('mail.lockedSubject'),
    paragraphs: [text('mail.lockedText'), text('mail.lockedHelp')],
    smallPrint: text('mail.notAsked'),
  }
}

function writeUnknown({ text, link }: LetterContext): MailContent {
  return {
    to: null,
    subject: text('mail.unknownSubject'),
    paragraphs: [text('mail.unknownText'), text('mail.unknownNext')],
    button: { label: text('mail.register'), url: link('/register') },
    smallPrint: text('mail.notAsked'),
  }
}
