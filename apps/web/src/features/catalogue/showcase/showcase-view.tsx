import { type Showcase, type ShowcasePlan, showcaseEndpoints } from '@normwerk/contract/catalogue/showcase'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect } from 'react'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import fields from '../../../shared/forms/form-fields.module.css'
import form from '../../../shared/forms/record-form.module.css'
import { SaveActions } from '../../../shared/forms/save-actions.tsx'
import { useEntry } from '../../../shared/forms/use-entry.ts'
import { useFormErrors } from '../../../shared/forms/use-form-errors.ts'
import { useText } from '../../../texts/language-context.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'
import { Panel } from '../../../ui/page.tsx'
import { ChosenProducts } from './chosen-products.tsx'
import { planChangesTo, planEntryOf, planErrors } from './plan-entry.ts'
import { ProductPicker } from './product-picker.tsx'

const planQuery = (key: Showcase) => endpointQuery(showcaseEndpoints.readPlan, { params: { key } })

/** Chooses and orders the products of a showcase, and when they are shown. */
export function ShowcaseView({ showcase }: { showcase: Showcase }) {
  const plan = useQuery(planQuery(showcase))
  if (plan.data !== undefined) return <PlanForm key={showcase} showcase={showcase} plan={plan.data} />
  if (plan.error !== null) return <ErrorState error={plan.error} onRetry={() => void plan.refetch()} />
  return (
    <Loading>
      <Skeleton height="24rem" />
    </Loading>
  )
}

function PlanForm({ showcase, plan }: { showcase: Showcase; plan: ShowcasePlan }) {
  const text = useText()
  const client = useQueryClient()
  const save = useMutation({
    mutationFn: (input: ShowcasePlan) => call(showcaseEndpoints.plan, { params: { key: showcase }, input }),
    meta: { showsError: true },
    onSuccess: (saved) => client.setQueryData(planQuery(showcase).queryKey, saved),
  })
  const { entry, setEntry, changes, begin } = useEntry(plan, planEntryOf, planChangesTo)
  const errors = useFormErrors({ fieldErrors: planErrors(entry, text), failure: save.error })
  // The lists of the landing page are read again when it is opened next.
  useEffect(() => () => void client.invalidateQueries({ refetchType: 'none' }), [client])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (changes === null || save.isPending || !errors.pass()) return
    save.mutate(changes, {
      onSuccess: (saved) => {
        begin(saved)
        showToast({ message: text('catalogue.showcase.saved') })
      },
    })
  }

  return (
    <form {...errors.form} onSubmit={submit} className={form.form}>
      <FormFailure failure={errors.general} />
      <Panel>
        <div className={fields.fields}>
          <ProductPicker
            chosen={entry.productNrs}
            onAdd={(productNr) => setEntry({ ...entry, productNrs: [...entry.productNrs, productNr] })}
          />
          <ChosenProducts productNrs={entry.productNrs} onChange={(productNrs) => setEntry({ ...entry, productNrs })} />
        </div>
      </Panel>
      <Panel>
        <div className={fields.pair}>
          <TextField
            type="datetime-local"
            name="from"
            label={text('content.from')}
            hint={text('catalogue.showcase.fromHint')}
            optional
            value={entry.from}
            error={errors.of('from')}
            onChange={({ target }) => setEntry({ ...entry, from: target.value })}
          />
          <TextField
            type="datetime-local"
            name="to"
            label={text('content.to')}
            hint={text('catalogue.showcase.toHint')}
            optional
            value={entry.to}
            error={errors.of('to')}
            onChange={({ target }) => setEntry({ ...entry, to: target.value })}
          />
        </div>
      </Panel>
      <SaveActions hasChanges={changes !== null} pending={save.isPending} onDiscard={() => begin(plan)} />
    </form>
  )
}
