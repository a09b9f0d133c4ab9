/** Makes the browser save a file. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The click has started the download, but some browsers read the content later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
