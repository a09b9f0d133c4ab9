import type { ManagedOrder } from '@normwerk/contract/back-office'
import { maxCertificateLengths as lengths, maxTests } from '@normwerk/contract/limits'
import { useState } from 'react'
import { FormDialog } from '../../shared/forms/form-dialog.tsx'
import fields from '../../shared/forms/form-fields.module.css'
import { useFormErrors } from '../../shared/forms/use-form-errors.ts'
import { useText } from '../../texts/language-context.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { SelectField, TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import styles from './back-office.module.css'
import { useCertify } from './queries.ts'

interface Test {
  property: string
  method: string
  unit: string
  required: string
  measured: string
}

const emptyTest: Test = { property: '', method: '', unit: '', required: '', measured: '' }

/** Issues the certificate 3.1 of a position. It is mounted to open. */
export function CertificateDialog({ order, onClose }: { order: ManagedOrder; onClose: () => void }) {
  const text = useText()
  const certify = useCertify()
  const certified = order.positions.filter(({ isThreeOne }) => isThreeOne)
  const [positionId, setPositionId] = useState(certified[0]?.id ?? '')
  const [plain, setPlain] = useState({ heatNumber: '', condition: '', name: '', office: '', analysis: '' })
  const [tests, setTests] = useState<readonly Test[]>([emptyTest])
  const required = (value: string) => (value.trim() === '' ? text('field.required') : null)
  const analysis = readAnalysis(plain.analysis)
  const fieldErrors: Record<string, string | null> = {
    heatNumber: required(plain.heatNumber),
    analysis: analysis === null ? text('backOffice.analysisInvalid') : null,
    'inspector.name': required(plain.name),
    'inspector.office': required(plain.office),
  }
  tests.forEach(({ property, measured }, at) => {
    fieldErrors[`tests.${at}.property`] = required(property)
    fieldErrors[`tests.${at}.measured`] = required(measured)
  })
  const errors = useFormErrors({ fieldErrors, failure: certify.error })

  function submit(): void {
    if (!errors.pass() || analysis === null) return
    const { heatNumber, condition, name, office } = plain
    certify.mutate(
      {
        orderId: order.id,
        positionId,
        heatNumber,
        condition,
        analysis,
        tests: [...tests],
        inspector: { name, office },
      },
      {
        onSuccess: () => {
          showToast({ message: text('backOffice.certified') })
          onClose()
        },
      },
    )
  }

  const bind = (name: keyof typeof plain, path: string = name) => ({
    name: path,
    autoComplete: 'off',
    value: plain[name],
    error: errors.of(path),
    onChange: (event: { target: { value: string } }) => setPlain({ ...plain, [name]: event.target.value }),
  })
  const bindTest = (at: number, name: keyof Test) => ({
    name: `tests.${at}.${name}`,
    autoComplete: 'off',
    value: tests[at]?.[name] ?? '',
    error: errors.of(`tests.${at}.${name}`),
    onChange: (event: { target: { value: string } }) =>
      setTests(tests.map((test, index) => (index === at ? { ...test, [name]: event.target.value } : test))),
  })

  return (
    <FormDialog
      title={text('backOffice.certificateTitle')}
      size="large"
      form={errors.form}
      failure={errors.general}
      action={text('backOffice.issueCertificate')}
      pending={certify.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <SelectField
        label={text('backOffice.position')}
        value={positionId}
        options={certified.map(({ id, positionNumber, articleNo }) => ({
          value: id,
          label: `${positionNumber} · ${articleNo}`,
        }))}
        onChange={setPositionId}
      />
      <div className={fields.pair}>
        <TextField {...bind('heatNumber')} label={text('backOffice.heatNumber')} maxLength={lengths.text} />
        <TextField {...bind('condition')} label={text('backOffice.condition')} maxLength={lengths.text} optional />
      </div>
      <TextField
        {...bind('analysis')}
        label={text('backOffice.analysis')}
        hint={text('backOffice.analysisHint')}
        optional
      />
      <div className={styles.rows}>
        {tests.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and are only removed at the end
          <div key={at} className={styles.row}>
            <TextField {...bindTest(at, 'property')} label={text('backOffice.property')} maxLength={lengths.text} />
            <TextField {...bindTest(at, 'measured')} label={text('backOffice.measured')} maxLength={lengths.text} />
            <TextField
              {...bindTest(at, 'required')}
              label={text('backOffice.required')}
              maxLength={lengths.text}
              optional
            />
            <TextField {...bindTest(at, 'unit')} label={text('backOffice.unit')} maxLength={lengths.figure} optional />
            <TextField
              {...bindTest(at, 'method')}
              label={text('backOffice.method')}
              maxLength={lengths.text}
              optional
            />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <Button size="small" disabled={tests.length >= maxTests} onClick={() => setTests([...tests, emptyTest])}>
          {text('backOffice.addTest')}
        </Button>
        {tests.length > 1 && (
          <Button size="small" variant="quiet" onClick={() => setTests(tests.slice(0, -1))}>
            {text('backOffice.removeTest')}
          </Button>
        )}
      </div>
      <div className={fields.pair}>
        <TextField
          {...bind('name', 'inspector.name')}
          label={text('backOffice.inspector')}
          maxLength={lengths.inspector}
        />
        <TextField
          {...bind('office', 'inspector.office')}
          label={text('backOffice.office')}
          maxLength={lengths.inspector}
        />
      </div>
    </FormDialog>
  )
}

/** Reads `C 0.38; Cr 5.1; Mo 1.2`; null if something else is written. */
function readAnalysis(written: string): { element: string; percent: string }[] | null {
  const parts = written.split(';').filter((part) => part.trim() !== '')
  const read = parts.map((part) => {
    const [, element, percent] = /^\s*([A-Z][a-z]?)\s+([\d.,<>≤≥ ]+?)\s*$/.exec(part) ?? []
    return element === undefined || percent === undefined ? null : { element, percent }
  })
  return read.every((part) => part !== null) ? read : null
}
