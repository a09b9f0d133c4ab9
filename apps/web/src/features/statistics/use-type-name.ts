import type { FileType } from '@normwerk/contract/statistics'
import { useText } from '../../texts/language-context.tsx'

export function useTypeName(): (type: FileType) => string {
  const text = useText()
  return (type) => (type === 'other' ? text('statistics.otherType') : type)
}
