import { useText } from '../texts/language-context.tsx'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'

/** Copies an article number; without a clipboard, as on plain HTTP, the number itself can still be selected. */
export function CopyButton({ value }: { value: string }) {
  const text = useText()

  async function copy() {
    await navigator.clipboard.writeText(value)
    showToast({ message: text('trade.copied', { value }) })
  }

  return (
    <Button size="small" look="quiet" aria-label={text('trade.copyValue', { value })} onClick={() => void copy()}>
      {text('trade.copy')}
    </Button>
  )
}
