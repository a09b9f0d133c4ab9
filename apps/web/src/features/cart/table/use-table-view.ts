import { useKeptChoice } from '../../../ui/use-kept-choice.ts'

const views = ['normal', 'compact'] as const
export type TableView = (typeof views)[number]

/** Shows positions with their drawings, or as many rows as possible. */
export function useTableView(): [TableView, (view: TableView) => void] {
  return useKeptChoice('cart.view', views)
}
