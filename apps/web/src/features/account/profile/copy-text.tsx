import { useState } from 'react'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'

type Outcome = 'none' | 'copied' | 'failed'

/** Copies a secret text. The confirmation is in the button and does not repeat the text. */
export function CopyText({ value, label }: { value: string; label: string }) {
  const text = useText()
  const [outcome, setOutcome] = useState<Outcome>('none')

  async function copy() {
    const copied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    setOutcome(copied === true ? 'copied' : 'failed')
  }

  return (
    <>
      <Button size="small" onClick={() => void copy()} {...(outcome === 'copied' && { icon: <CheckIcon size={16} /> })}>
        {label}
      </Button>
      <span className={outcome === 'failed' ? undefined : 'visually-hidden'} role="status">
        {outcome === 'copied' && text('account.profile.copied')}
        {outcome === 'failed' && text('shared.notCopied')}
      </span>
    </>
  )
}
