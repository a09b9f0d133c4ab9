import { MaintenanceView } from '../../features/content/maintenance/maintenance-view.tsx'
import { OfficeFrame } from '../../shared/account/office-frame.tsx'
import { useText } from '../../texts/language-context.tsx'

export function MaintenancePage() {
  const text = useText()
  return (
    <OfficeFrame
      title={text('shell.maintenance')}
      lead={text('administration.maintenanceLead')}
      permission="shop.administer"
    >
      <MaintenanceView />
    </OfficeFrame>
  )
}
