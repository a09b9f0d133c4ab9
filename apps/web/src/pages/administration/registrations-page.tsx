import { useNavigate } from '@tanstack/react-router'
import { RegistrationsView } from '../../features/registration/queue/registrations-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function RegistrationsPage() {
  const text = useText()
  const navigate = useNavigate()
  return (
    <OfficeFrame
      title={text('company.registrations')}
      lead={text('administration.registrationsLead')}
      permission="shop.administer"
    >
      <RegistrationsView
        scope="shop"
        onOpenUser={(id) => void navigate({ to: '/administration/users/$id', params: { id } })}
      />
    </OfficeFrame>
  )
}
