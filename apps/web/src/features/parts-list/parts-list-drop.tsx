import { useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { FileDrop } from '../../ui/forms/file-drop.tsx'
import { TableIcon } from '../../ui/icons.tsx'
import { usePreload } from '../../ui/late/late-code.ts'
import { LateImport } from './late-import.ts'
import { listFileKinds } from './list-file-kinds.ts'

/** A field for the file of a parts list, which opens its import; the button opens it for a list to be pasted. */
export function PartsListDrop() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const [file, setFile] = useState<File | null>(null)

  function openWith(dropped: File | null): void {
    setFile(dropped)
    setOpen(true)
    setWasOpen(true)
  }

  return (
    <>
      <FileDrop
        label={text('partsList.chooseFile')}
        hint={text('partsList.drop')}
        accept={listFileKinds}
        onFiles={([first]) => openWith(first)}
      />
      <Button wide icon={<TableIcon size={16} />} {...usePreload(LateImport)} onClick={() => openWith(null)}>
        {text('partsList.open')}
      </Button>
      {wasOpen && <LateImport open={open} file={file} onClose={() => setOpen(false)} />}
    </>
  )
}
