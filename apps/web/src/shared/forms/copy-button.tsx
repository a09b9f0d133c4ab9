import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'

/** Copies an article number. It can fail, because browsers have no clipboard on plain HTTP. */
export function CopyButton({ value }: { value: string }) {
  const text = useText()

  async function copy() {
    const copied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    if (copied === true) showToast({ message: text('shared.copied', { value }) })
    else showToast({ message: text('shared.notCopied'), tone: 'bad' })
  }

  return (
    <Button size="small" variant="quiet" aria-label={text('shared.copyValue', { value })} onClick={() => void copy()}>
      {text('shared.copy')}
    </Button>
  )
}
