import { labelsPerSheet } from '@normwerk/contract/limits'
import { useState } from 'react'
import { useAddress } from '../../api/config-context.tsx'
import styles from '../../shared/forms/form-fields.module.css'
import { useText } from '../../texts/language-context.tsx'
import { AnchorButton, Button } from '../../ui/forms/button.tsx'
import { SelectField } from '../../ui/forms/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Paper = 'sheet' | 'roll'

const places = Array.from({ length: labelsPerSheet }, (_, index) => String(index + 1))

/** Asks what the labels are printed on. It is mounted to open. */
export function LabelsDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const text = useText()
  const address = useAddress()
  const [paper, setPaper] = useState<Paper>('sheet')
  const [firstLabel, setFirstLabel] = useState('1')
  const query = paper === 'sheet' ? `paper=sheet&firstLabel=${firstLabel}` : 'paper=roll'
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('order.labels.title')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.close')}</Button>
          <AnchorButton
            variant="primary"
            href={address(`/api/order/${orderId}/labels?${query}`)}
            target="_blank"
            rel="noreferrer"
          >
            {text('order.labels.print')}
          </AnchorButton>
        </>
      }
    >
      <div className={styles.fields}>
        <p>{text('order.labels.text')}</p>
        <SelectField
          label={text('order.labels.paper')}
          value={paper}
          options={[
            { value: 'sheet', label: text('order.labels.sheet') },
            { value: 'roll', label: text('order.labels.roll') },
          ]}
          onChange={setPaper}
        />
        {paper === 'sheet' && (
          <SelectField
            label={text('order.labels.first')}
            hint={text('order.labels.firstHint')}
            value={firstLabel}
            options={places.map((place) => ({ value: place, label: place }))}
            onChange={setFirstLabel}
          />
        )}
      </div>
    </Dialog>
  )
}
