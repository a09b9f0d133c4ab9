import type { WriteLetter } from '../mail-content.ts'

/** The registration is already deleted, so its name is in the mail's data. */
export const registrationRefused: WriteLetter<'registrationRefused'> = async ({ text }, { firstName, lastName }) => ({
  to: { salutation: null, title: null, firstName, lastName },
  subject: text('mail.refusedSubject'),
  paragraphs: [text('mail.refusedText'), text('mail.refusedContact')],
})
