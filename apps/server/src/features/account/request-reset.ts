import type { LanguageCode } from '@normwerk/contract/language'
import type { Dependencies } from '../../dependencies.ts'
import { sendMail } from '../mail/send-mail.ts'
import { exceededLimit, tooManyAttempts } from './limit-attempts.ts'

/**
 * Sends a mail for setting a new password. Whether the address is known is not looked up here: the mail's text is
 * written when it is sent. Too many mails to one address are dropped silently; only a caller who asks too often is
 * rejected.
 */
export async function requestReset(
  dependencies: Dependencies,
  email: string,
  { address, language }: { address: string; language: LanguageCode },
): Promise<void> {
  const exceeded = await exceededLimit(dependencies, {
    purpose: 'passwordReset',
    account: email.toLowerCase(),
    address,
  })
  if (exceeded?.by === 'address') throw tooManyAttempts(exceeded)
  if (exceeded !== null) return
  await dependencies.database.transaction((db) =>
    sendMail(dependencies, db, { kind: 'resetPassword', recipient: email, language, data: {} }),
  )
}
