import { getRouteApi } from '@tanstack/react-router'
import { PunchoutView } from '../../features/punchout/account/punchout-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { HelpLink } from '../../shared/help/help-link.tsx'
import { useText } from '../../texts/language-context.tsx'

const route = getRouteApi('/company/punchout')

export function PunchoutPage() {
  const text = useText()
  const { tested = false } = route.useSearch()
  return (
    <OfficeFrame
      title={text('punchout.account.title')}
      lead={text('punchout.account.lead')}
      actions={<HelpLink topic="punchout" />}
      permission="company.manage"
    >
      <PunchoutView tested={tested} />
    </OfficeFrame>
  )
}
