/** @returns whether it was copied: browsers give plain HTTP no clipboard */
export async function copyText(text: string): Promise<boolean> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )
  return copied === true
}
