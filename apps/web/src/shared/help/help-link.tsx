import type { HelpTopic } from '@normwerk/contract/content/help'
import { Link } from '@tanstack/react-router'
import { useText } from '../../texts/language-context.tsx'

/** Leads to the help about what is shown, in another tab, so that nothing typed is lost. */
export function HelpLink({ topic }: { topic: HelpTopic }) {
  const text = useText()
  return (
    <Link to="/help/$topic" params={{ topic }} target="_blank">
      {text('shared.help')}
    </Link>
  )
}
