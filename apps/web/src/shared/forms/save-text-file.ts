/** Makes the browser save a text as a file. */
export function saveTextFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has started the download, but some browsers read the content later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
