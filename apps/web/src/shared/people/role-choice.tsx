import type { Role } from '@normwerk/contract/permissions'
import { useId } from 'react'
import { useText } from '../../texts/language-context.tsx'
import { Chips, ToggleChip } from '../../ui/data/chip.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { ExplainedLabel } from '../../ui/forms/explained-label.tsx'
import { ErrorIcon } from '../../ui/icons.tsx'
import styles from './role-choice.module.css'
import { isSameRoles, lacksShop, rolePresets, toggleRole } from './role-presets.ts'
import { roleTexts } from './role-texts.ts'

interface Props<R extends Role> {
  offered: readonly R[]
  value: readonly R[]
  onChange: (roles: R[]) => void
  error?: string | null
}

/** Roles with their permissions in words. Common combinations take one click. */
export function RoleChoice<R extends Role>({ offered, value, onChange, error = null }: Props<R>) {
  const text = useText()
  const noteId = useId()
  const presets = rolePresets.flatMap(({ name, roles }) => {
    const fitting = offered.filter((role) => roles.some((each) => each === role))
    return fitting.length === roles.length ? [{ name, roles: fitting }] : []
  })
  const note = error ?? noteOn(value, text)
  return (
    <fieldset className={styles.choice} aria-describedby={note === null ? undefined : noteId}>
      <legend>{text('shared.people.roles')}</legend>
      {presets.length > 0 && (
        <Chips>
          {presets.map(({ name, roles }) => (
            <ToggleChip key={name} pressed={isSameRoles(roles, value)} onToggle={() => onChange(roles)}>
              {text(name)}
            </ToggleChip>
          ))}
        </Chips>
      )}
      <div className={styles.roles}>
        {offered.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            checked={value.includes(role)}
            onChange={() => onChange(toggleRole(offered, value, role))}
            aria-invalid={error === null ? undefined : true}
            label={<ExplainedLabel name={text(roleTexts[role].name)} meaning={text(roleTexts[role].meaning)} />}
          />
        ))}
      </div>
      <p id={noteId} className={styles.note} data-bad={error !== null || undefined} role="status">
        {error !== null && <ErrorIcon size={16} />}
        {note}
      </p>
    </fieldset>
  )
}

function noteOn(value: readonly Role[], text: ReturnType<typeof useText>): string | null {
  if (value.length === 0) return text('shared.people.noRoles')
  return lacksShop(value) ? text('shared.people.orderNeedsShop') : null
}
