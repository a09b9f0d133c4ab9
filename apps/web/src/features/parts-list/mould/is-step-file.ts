export const stepKinds = '.stp,.step,.p21'

/** Whether a file is a mould and not a list, by its name. */
export function isStepFile({ name }: File): boolean {
  return /\.(?:stp|step|p21)$/i.test(name)
}
