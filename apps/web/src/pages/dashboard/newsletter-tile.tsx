import { OwnSubscription } from '../../features/content/newsletter/own-subscription.tsx'
import { useText } from '../../texts/language-context.tsx'
import { InfoIcon } from '../../ui/icons.tsx'
import { Tile } from './tile.tsx'

/** Whether the newsletter comes to the user's own address. */
export function NewsletterTile({ email }: { email: string }) {
  const text = useText()
  return (
    <Tile title={text('shell.newsletter')} icon={<InfoIcon />}>
      <OwnSubscription email={email} />
    </Tile>
  )
}
