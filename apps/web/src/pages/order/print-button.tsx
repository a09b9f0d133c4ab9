import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import './print.css'

/** Prints the page as a sheet: without what is only there to click. */
export function PrintButton() {
  const text = useText()
  return <Button onClick={() => window.print()}>{text('order.print')}</Button>
}
