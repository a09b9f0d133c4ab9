import { useEffect, useRef } from 'react'
import { useMe } from '../../../api/me.ts'
import { saveFile } from '../../../shared/forms/save-file.ts'
import { useFormat, useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import styles from './codes-stage.module.css'
import { CopyText } from './copy-text.tsx'

interface Props {
  codes: readonly string[]
  kept: boolean
  /** The user tried to close the dialog without saving the codes. */
  isUrged: boolean
  onKept: (kept: boolean) => void
  onDone: () => void
}

/** Shows the recovery codes, which are shown only once. The user must save them before the dialog closes. */
export function CodesStage({ codes, kept, isUrged, onKept, onDone }: Props) {
  const text = useText()
  const { date } = useFormat()
  const me = useMe()
  const owner = text('account.profile.codesOf', { name: me?.username ?? '', date: date(new Date().toISOString()) })
  const start = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!isUrged) start.current?.focus()
  }, [isUrged])
  return (
    <div className={styles.stage}>
      <p ref={start} tabIndex={-1} className={styles.start}>
        {text('account.profile.codesAbout')}
      </p>
      <div className={styles.sheet}>
        <p className={styles.owner}>{owner}</p>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={styles.ways}>
        <CopyText value={codes.join('\n')} label={text('account.profile.copyCodes')} />
        <Button
          size="small"
          onClick={() =>
            saveFile(
              text('account.profile.codesFile'),
              new Blob([[owner, '', ...codes, ''].join('\r\n')], { type: 'text/plain' }),
            )
          }
        >
          {text('account.profile.saveCodes')}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          {text('account.profile.printCodes')}
        </Button>
      </div>
      <Checkbox
        label={text('account.profile.codesKept')}
        checked={kept}
        {...(isUrged && { 'data-autofocus': true })}
        onChange={(event) => onKept(event.target.checked)}
      />
      {isUrged && !kept && (
        <Notice tone="warn" live>
          {text('account.profile.keepCodesFirst')}
        </Notice>
      )}
      <div className={styles.done}>
        <Button variant="primary" onClick={onDone}>
          {text('account.profile.done')}
        </Button>
      </div>
    </div>
  )
}
