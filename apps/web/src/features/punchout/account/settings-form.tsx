import { maxHookParameterLength, maxMaterialGroupLength } from '@normwerk/contract/limits'
import { type ChangePunchoutAccount, type PunchoutAccount, pieceUnits } from '@normwerk/contract/punchout'
import type { FormEvent } from 'react'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import fields from '../../../shared/forms/form-fields.module.css'
import { OriginList } from '../../../shared/forms/origin-list.tsx'
import form from '../../../shared/forms/record-form.module.css'
import { SaveActions } from '../../../shared/forms/save-actions.tsx'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { changedFields } from '../../../shared/people/changed-fields.ts'
import { useText } from '../../../texts/language-context.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { ExplainedLabel } from '../../../ui/forms/explained-label.tsx'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel, Section } from '../../../ui/page.tsx'
import { useChangeAccount } from '../queries.ts'

type Entry = Pick<
  PunchoutAccount,
  'allowedOrigins' | 'hookParameter' | 'pieceUnit' | 'materialGroup' | 'sendsOwnNumbers'
>

function entryOf({ allowedOrigins, hookParameter, pieceUnit, materialGroup, sendsOwnNumbers }: PunchoutAccount): Entry {
  return { allowedOrigins, hookParameter, pieceUnit, materialGroup: materialGroup ?? '', sendsOwnNumbers }
}

function changesTo(account: PunchoutAccount, entry: Entry): ChangePunchoutAccount | null {
  const changes = changedFields(entryOf(account), entry)
  return Object.keys(changes).length === 0 ? null : changes
}

const units = pieceUnits.map((unit) => ({ value: unit, label: unit }))

/** Where carts may go, and in which form the purchasing system wants them. */
export function SettingsForm({ account }: { account: PunchoutAccount }) {
  const text = useText()
  const change = useChangeAccount()
  const { entry, setEntry, changes, begin } = useEntry(account, entryOf, changesTo)
  const errors = useFormErrors({ fieldErrors: {}, failure: change.error })
  const wrongOrigin = entry.allowedOrigins.find((_, index) => errors.of(`allowedOrigins.${index}`) !== null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (changes === null || change.isPending) return
    change.mutate(changes, {
      onSuccess: (changed) => {
        begin(changed)
        showToast({ message: text('punchout.account.saved') })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={wrongOrigin === undefined ? errors.general : null} />
      <Section title={text('punchout.account.origins')}>
        <Panel>
          <OriginList
            origins={entry.allowedOrigins}
            onChange={(allowedOrigins) => setEntry({ ...entry, allowedOrigins: [...allowedOrigins] })}
          />
          {wrongOrigin !== undefined && (
            <Notice tone="bad" live>
              {text('punchout.account.originRejected', { origin: wrongOrigin })}
            </Notice>
          )}
        </Panel>
      </Section>
      <Section title={text('punchout.account.form')}>
        <Panel>
          <div className={fields.fields}>
            <div className={fields.pair}>
              <TextField
                name="hookParameter"
                label={text('punchout.account.hookParameter')}
                hint={text('punchout.account.hookParameterHint')}
                autoComplete="off"
                spellCheck={false}
                maxLength={maxHookParameterLength}
                value={entry.hookParameter}
                error={errors.of('hookParameter')}
                onChange={(event) => setEntry({ ...entry, hookParameter: event.target.value })}
              />
              <SelectField
                name="pieceUnit"
                label={text('punchout.account.pieceUnit')}
                hint={text('punchout.account.pieceUnitHint')}
                value={entry.pieceUnit}
                options={units}
                onChange={(pieceUnit) => setEntry({ ...entry, pieceUnit })}
              />
            </div>
            <TextField
              name="materialGroup"
              label={text('punchout.account.materialGroup')}
              hint={text('punchout.account.materialGroupHint')}
              optional
              autoComplete="off"
              maxLength={maxMaterialGroupLength}
              value={entry.materialGroup ?? ''}
              error={errors.of('materialGroup')}
              onChange={(event) => setEntry({ ...entry, materialGroup: event.target.value })}
            />
            <Checkbox
              name="sendsOwnNumbers"
              checked={entry.sendsOwnNumbers}
              onChange={(event) => setEntry({ ...entry, sendsOwnNumbers: event.target.checked })}
              label={
                <ExplainedLabel
                  name={text('punchout.account.sendsOwnNumbers')}
                  meaning={text('punchout.account.sendsOwnNumbersText')}
                />
              }
            />
          </div>
        </Panel>
      </Section>
      <SaveActions hasChanges={changes !== null} pending={change.isPending} onDiscard={() => begin(account)} />
    </form>
  )
}
