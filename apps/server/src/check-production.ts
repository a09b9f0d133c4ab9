import { type Settings, StartError } from './settings.ts'

/**
 * Rejects a production shop whose settings would make it unsafe, or would let it fail later without a message.
 * @param userId of the user who runs the process; undefined where the system has no such ids
 * @throws StartError that names everything that is missing
 */
export function checkProduction(settings: Settings, userId: number | undefined): void {
  if (!settings.production) return
  const missing = [
    settings.isHttps ? null : 'PUBLIC_URL must be the https address of the shop',
    settings.smtpUrl === null
      ? 'SMTP_URL must name a mail server, as registrations and new passwords need mails'
      : null,
    settings.mailFrom === null ? 'MAIL_FROM must name the sender of mails' : null,
    settings.demoPassword === null ? null : 'DEMO_PASSWORD must be unset, as there are no demo users',
    userId === 0 && !settings.allowsRoot
      ? 'root must not run the shop, unless ALLOW_ROOT=yes says so for a container'
      : null,
  ].filter((line) => line !== null)
  if (missing.length > 0) throw new StartError(`With NODE_ENV=production ${missing.join('; ')}.`)
}
