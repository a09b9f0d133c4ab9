import { maxSavedSearchNameLength } from '@normwerk/contract/limits'
import type { ComponentProps } from 'react'
import { NameDialog } from '../../shared/forms/name-dialog.tsx'
import { useText } from '../../texts/language-context.tsx'

/** Asks for the name of a search. Mounting it opens it. */
export function SearchNameDialog(props: Omit<ComponentProps<typeof NameDialog>, 'action' | 'label' | 'maxLength'>) {
  const text = useText()
  return (
    <NameDialog
      {...props}
      action={text('savedSearch.save')}
      label={text('savedSearch.name')}
      maxLength={maxSavedSearchNameLength}
    />
  )
}
