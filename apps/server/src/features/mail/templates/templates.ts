import type { MailKind } from '@normwerk/contract/mail'
import type { WriteLetter } from '../mail-content.ts'
import { emailChanged, invitation, passwordChanged, resetPassword, secondFactorChanged } from './access.ts'
import { cartHandedOver } from './cart-handed-over.ts'
import { confirmRegistration, registrationAccepted, registrationRefused, registrationWaiting } from './registration.ts'

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
