import { reissueToken } from '../../account/one-time-tokens.ts'
import { type LetterContext, linkLife, type Person, resetLife, type WriteLetter } from '../mail-content.ts'
import { findEmailChange, findUser, findUserByEmail } from '../repository/mails.ts'

/** Not sent if the user has set a password in the meantime. */
const invitation: WriteLetter<'invitation'> = async (context, { userId, invitedBy }) => {
  const { dependencies, db, recipient, requestedAt, text, link } = context
  const user = await findUser(db, userId)
  if (user === undefined || user.passwordHash !== null) return null
  const { companyName, email } = user
  // The reader of an earlier address must not set the password.
  if (email.toLowerCase() !== recipient.toLowerCase()) return null
  const token = await reissueToken(requestedAt, dependencies, db, { userId }, linkLife.ms)
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
    smallPrint: text('mail.invitationSmall', { days: linkLife.days, name: invitedBy }),
  }
}

/** Only the owner of an address learns whether it has an account. */
const resetPassword: WriteLetter<'resetPassword'> = async (context) => {
  const { dependencies, db, recipient, requestedAt, text, link } = context
  const user = await findUserByEmail(db, recipient)
  if (user === undefined) return writeUnknown(context)
  if (user.locked || !user.enabled) return writeLocked(context, user)
  const { id: userId, email } = user
  const token = await reissueToken(requestedAt, dependencies, db, { userId }, resetLife.ms)
  return {
    to: user,
    recipient: email,
    subject: text('mail.resetSubject'),
    paragraphs: [text('mail.resetText')],
    button: { label: text('mail.resetButton'), url: link('/password/choose', { token, email }) },
    smallPrint: text('mail.resetSmall', { minutes: resetLife.minutes }),
  }
}

function writeLocked({ text }: LetterContext, user: Person & { email: string }) {
  return {
    to: user,
    recipient: user.email,
    subject: text('mail.lockedSubject'),
    paragraphs: [text('mail.lockedText'), text('mail.lockedHelp')],
    smallPrint: text('mail.notAsked'),
  }
}

function writeUnknown({ text, link }: LetterContext) {
  return {
    to: null,
    subject: text('mail.unknownSubject'),
    paragraphs: [text('mail.unknownText'), text('mail.unknownNext')],
    button: { label: text('mail.register'), url: link('/register') },
    smallPrint: text('mail.notAsked'),
  }
}

const passwordChanged: WriteLetter<'passwordChanged'> = async ({ db, text, link }, { userId }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  return {
    to: user,
    subject: text('mail.passwordSubject'),
    paragraphs: [text('mail.passwordText'), { text: text('mail.notYou'), url: link('/password/forgot') }],
  }
}

const factorTexts = {
  on: { subject: 'mail.secondFactorOnSubject', paragraph: 'mail.secondFactorOn' },
  off: { subject: 'mail.secondFactorOffSubject', paragraph: 'mail.secondFactorOff' },
  passkeyAdded: { subject: 'mail.passkeyAddedSubject', paragraph: 'mail.passkeyAdded' },
  passkeyRemoved: { subject: 'mail.passkeyRemovedSubject', paragraph: 'mail.passkeyRemoved' },
} as const

const secondFactorChanged: WriteLetter<'secondFactorChanged'> = async ({ db, text, link }, { userId, state }) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  const { subject, paragraph } = factorTexts[state]
  return {
    to: user,
    subject: text(subject),
    paragraphs: [text(paragraph), { text: text('mail.notYou'), url: link('/password/forgot') }],
  }
}

/** Only the owner of an address learns that it belongs to another account. */
const confirmEmail: WriteLetter<'confirmEmail'> = async (context, { emailChangeId }) => {
  const { dependencies, db, recipient, requestedAt, text, link } = context
  const change = await findEmailChange(db, emailChangeId)
  if (change === undefined || change.confirmedAt !== null) return null
  const owner = await findUserByEmail(db, recipient)
  if (owner !== undefined) return owner.id === change.userId ? null : writeTaken(context, owner.email)
  const user = await findUser(db, change.userId)
  // The user may have replaced or confirmed the change before the lock.
  const current = await findEmailChange(db, emailChangeId)
  if (user === undefined || current === undefined || current.confirmedAt !== null) return null
  const token = await reissueToken(requestedAt, dependencies, db, { emailChangeId }, linkLife.ms)
  return {
    to: user,
    subject: text('mail.confirmEmailSubject'),
    paragraphs: [text('mail.confirmEmailText', { email: recipient })],
    button: { label: text('mail.confirmButton'), url: link('/email/confirm', { token }) },
    smallPrint: text('mail.confirmEmailSmall', { days: linkLife.days }),
  }
}

function writeTaken({ text, link }: LetterContext, recipient: string) {
  return {
    to: null,
    recipient,
    subject: text('mail.confirmEmailSubject'),
    paragraphs: [text('mail.emailTakenText'), { text: text('mail.emailTakenNext'), url: link('/password/forgot') }],
    smallPrint: text('mail.notAsked'),
  }
}

/** Sent to the former address, whose reader may never have wanted the change. */
const emailChanged: WriteLetter<'emailChanged'> = async (
  { dependencies, db, requestedAt, text, link },
  { userId, emailChangeId },
) => {
  const user = await findUser(db, userId)
  if (user === undefined) return null
  const letter = { to: user, subject: text('mail.emailSubject') }
  const change = emailChangeId === '' ? undefined : await findEmailChange(db, emailChangeId)
  if (change === undefined) return { ...letter, paragraphs: [text('mail.emailText'), text('mail.emailNotYou')] }
  const token = await reissueToken(requestedAt, dependencies, db, { emailChangeId: change.id }, linkLife.ms)
  return {
    ...letter,
    paragraphs: [text('mail.emailText'), text('mail.emailUndoText')],
    button: { label: text('mail.emailUndoButton'), url: link('/email/undo', { token }) },
    smallPrint: text('mail.emailUndoSmall', { days: linkLife.days }),
  }
}

export const accountLetters = {
  invitation,
  resetPassword,
  passwordChanged,
  secondFactorChanged,
  confirmEmail,
  emailChanged,
}
