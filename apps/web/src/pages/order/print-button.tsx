import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import './print.css'

/** Prints the page without buttons and links. */
export function PrintButton() {
  const text = useText()
  return <Button onClick={() => window.print()}>{text('order.print')}</Button>
}
