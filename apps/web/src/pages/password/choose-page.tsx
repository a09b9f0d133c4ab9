import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { ChooseForm } from '../../features/account/password/choose-form.tsx'
import { LinkEnded } from '../../features/account/password/link-ended.tsx'
import { usePasswordLink } from '../../features/account/password/password-link.ts'
import { PasswordSaved } from '../../features/account/password/password-saved.tsx'
import { useText } from '../../texts/language-context.tsx'
import { Page, PageHead } from '../../ui/page.tsx'

const route = getRouteApi('/password/choose')

export function ChoosePage() {
  const text = useText()
  const link = usePasswordLink(route.useSearch())
  const [isSaved, setSaved] = useState(false)
  return (
    <Page title={text('account.password.chooseTitle')} width="form">
      <PageHead title={text('account.password.chooseTitle')} />
      {link === null && <LinkEnded email="" />}
      {link !== null && isSaved && <PasswordSaved email={link.email} />}
      {link !== null && !isSaved && <ChooseForm link={link} onSaved={() => setSaved(true)} />}
    </Page>
  )
}
