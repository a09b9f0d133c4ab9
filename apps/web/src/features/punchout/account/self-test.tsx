import type { PunchoutAccount } from '@normwerk/contract/punchout'
import { useState } from 'react'
import { useAddress } from '../../../api/config-context.tsx'
import fields from '../../../shared/forms/form-fields.module.css'
import { useText } from '../../../texts/language-context.tsx'
import { Button } from '../../../ui/forms/button.tsx'
import { PasswordField, SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { Panel, Section } from '../../../ui/page.tsx'
import styles from './account.module.css'
import { TestResult } from './test-result.tsx'

const functions = ['none', 'DETAIL', 'VALIDATE', 'SOURCING', 'BACKGROUND_SEARCH'] as const
type Task = (typeof functions)[number]

/** What a function needs besides, by the name of its parameter. */
const parameters: Record<Task, string | null> = {
  none: null,
  DETAIL: 'PRODUCTID',
  VALIDATE: 'PRODUCTID',
  SOURCING: 'SEARCHSTRING',
  BACKGROUND_SEARCH: 'SEARCHSTRING',
}

/**
 * Plays the purchasing system: enters with the company's credentials, as a form of another window does, and shows the cart
 * that comes back.
 */
export function SelfTest({ account, tested }: { account: PunchoutAccount; tested: boolean }) {
  const text = useText()
  const address = useAddress()
  const [task, setTask] = useState<Task>('none')
  const parameter = parameters[task]
  return (
    <Section title={text('punchout.test.title')}>
      <Panel>
        <div className={styles.stack}>
          <p className={styles.soft}>{text('punchout.test.lead')}</p>
          {account.username === null ? (
            <p>{text('punchout.test.needsAccess')}</p>
          ) : (
            <form
              method="post"
              action={address('/api/oci/entry')}
              target="_blank"
              className={fields.fields}
              rel="noopener"
            >
              <input type="hidden" name="USERNAME" value={account.username} />
              <input type="hidden" name="~OkCode" value="ADDI" />
              <input type="hidden" name="~CALLER" value="CTLG" />
              <input type="hidden" name="OCI_VERSION" value="5.0" />
              <input
                type="hidden"
                name={account.hookParameter}
                value={`${globalThis.location?.origin ?? ''}/api/oci/self-test`}
              />
              {task !== 'none' && <input type="hidden" name="FUNCTION" value={task} />}
              <PasswordField name="PASSWORD" label="PASSWORD" required autoComplete="off" />
              <div className={fields.pair}>
                <SelectField
                  label="FUNCTION"
                  value={task}
                  options={functions.map((each) => ({
                    value: each,
                    label: each === 'none' ? text('punchout.test.noFunction') : each,
                  }))}
                  onChange={setTask}
                />
                {parameter !== null && (
                  <TextField
                    key={parameter}
                    name={parameter}
                    label={parameter}
                    required
                    defaultValue={parameter === 'PRODUCTID' ? 'AZH-3.2x160-L147.25-T50' : 'DIN 1530 AH 3,2x160'}
                  />
                )}
              </div>
              <div>
                <Button type="submit" variant="primary">
                  {text('punchout.test.begin')}
                </Button>
              </div>
            </form>
          )}
          <TestResult tested={tested} />
        </div>
      </Panel>
    </Section>
  )
}
