import type { MailKind } from '@normwerk/contract/mail'
import type { WriteLetter } from '../mail-content.ts'
import { cartHandedOver } from './cart-handed-over.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { emailChanged } from './email-changed.ts'
import { invitation } from './invitation.ts'
import { passwordChanged } from './password-changed.ts'
import { registrationAccepted } from './registration-accepted.ts'
import { registrationRefused } from './registration-refused.ts'
import { registrationWaiting } from './registration-waiting.ts'
import { resetPassword } from './reset-password.ts'
import { secondFactorChanged } from './second-factor-changed.ts'

/** The template of each kind of mail. */
export const templates: { [Kind in MailKind]: WriteLetter<Kind> } = {
  confirmRegistration,
  registrationWaiting,
  registrationAccepted,
  registrationRefused,
  invitation,
  resetPassword,
  passwordChanged,
  emailChanged,
  secondFactorChanged,
  cartHandedOver,
}
