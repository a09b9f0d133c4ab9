import { maxOriginLength, maxOrigins } from '@normwerk/contract/limits'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { keepFocusOn } from '../../ui/focus/keep-focus.tsx'
import { Button, IconButton } from '../../ui/forms/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { PlusIcon, TrashIcon } from '../../ui/page-icons.tsx'
import styles from './origin-list.module.css'
import { readOrigin } from './read-origin.ts'

interface Props {
  origins: readonly string[]
  onChange: (origins: readonly string[]) => void
}

const keepFocusInside = keepFocusOn('li button', 'input')

/** The origins to which a punchout may return a cart. */
export function OriginList({ origins, onChange }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const origin = readOrigin(typed)
  const fieldError =
    origin === null
      ? text('shared.forms.originInvalid')
      : origins.includes(origin)
        ? text('shared.forms.originKnown', { origin })
        : null

  function add(): void {
    setTried(true)
    if (origin === null || fieldError !== null) return
    onChange([...origins, origin])
    setTyped('')
    setTried(false)
  }

  function addOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    // Enter would otherwise submit the whole form.
    event.preventDefault()
    add()
  }

  return (
    <div ref={keepFocusInside} className={styles.origins}>
      <p className={styles.meaning}>{text('shared.forms.originsText')}</p>
      {origins.length > 0 && (
        <ul className={styles.originList}>
          {origins.map((each) => (
            <li key={each}>
              <code>{each}</code>
              <IconButton
                label={text('ui.remove', { name: each })}
                icon={<TrashIcon />}
                size="small"
                onClick={() => onChange(origins.filter((other) => other !== each))}
              />
            </li>
          ))}
        </ul>
      )}
      {origins.length < maxOrigins && (
        <div className={styles.newOrigin}>
          <TextField
            label={text('shared.forms.newOrigin')}
            placeholder="https://erp.example.com"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={maxOriginLength}
            value={typed}
            error={tried ? fieldError : null}
            onKeyDown={addOnEnter}
            onChange={(event) => {
              setTyped(event.target.value)
              setTried(false)
            }}
          />
          <Button icon={<PlusIcon />} onClick={add}>
            {text('shared.forms.addOrigin')}
          </Button>
        </div>
      )}
    </div>
  )
}
