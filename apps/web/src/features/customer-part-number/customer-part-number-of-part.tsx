import { giveMachining } from '@normwerk/contract/asked-options'
import { customerPartNumberEndpoints } from '@normwerk/contract/customer-part-number'
import { maxCustomerPartNumberLength } from '@normwerk/contract/limits'
import { machiningKeys, type PartOptions } from '@normwerk/parts/configured-part'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { formatError } from '../../texts/format-error.ts'
import { useText } from '../../texts/language-context.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'

interface Props {
  dimension: { id: string; articleNo: string }
  options: PartOptions
}

/** One article has few lengths with numbers of their own. */
const maxOthers = 200

/** The company's number of the chosen part, which can be changed in place. It is mounted again for another part. */
export function CustomerPartNumberOfPart({ dimension, options }: Props) {
  const text = useText()
  const client = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const machining = giveMachining(options)
  const { data: known } = useQuery({
    ...endpointQuery(customerPartNumberEndpoints.list, { input: { query: dimension.articleNo, size: maxOthers } }),
    meta: { showsError: true },
    select: ({ items }) =>
      items
        .filter((item) => item.productDimensionId === dimension.id)
        .find((item) => machiningKeys.every((key) => item[key] === machining[key]))?.ownNumber ?? '',
  })
  const save = useMutation({
    mutationFn: (number: string) =>
      call(customerPartNumberEndpoints.set, {
        input: {
          ...{ productDimensionId: dimension.id, ...machining },
          ownNumber: number === '' ? null : number,
        },
      }),
    meta: { showsError: true },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [customerPartNumberEndpoints.list.route] })
      setTyped(null)
    },
  })

  function commit() {
    const number = typed?.trim()
    if (number === undefined || save.isPending) return
    if (number === known) setTyped(null)
    else save.mutate(number)
  }

  return (
    <TextField
      label={text('shared.customerPartNumber')}
      optional
      error={save.error === null ? null : formatError(save.error, text).message}
      {...(save.isSuccess && typed === null ? { hint: text('shared.saved') } : {})}
      maxLength={maxCustomerPartNumberLength}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="done"
      disabled={known === undefined}
      value={typed ?? known ?? ''}
      onChange={(event) => {
        save.reset()
        setTyped(event.target.value)
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit()
      }}
    />
  )
}
