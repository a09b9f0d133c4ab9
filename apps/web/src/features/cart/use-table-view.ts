import { useKeptChoice } from '../../ui/use-kept-choice.ts'

const views = ['normal', 'compact'] as const
export type TableView = (typeof views)[number]

/** Positions with their drawings, or as many as possible at once. */
export function useTableView(): [TableView, (view: TableView) => void] {
  return useKeptChoice('cart.view', views)
}
