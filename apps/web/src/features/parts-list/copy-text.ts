/** @returns whether the text was copied; browsers have no clipboard on plain HTTP */
export async function copyText(text: string): Promise<boolean> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return copied === true
}
