export function MailsPage() {
  return null
}
