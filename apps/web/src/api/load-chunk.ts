/** Files that are being loaded or are there, by their addresses. */
const known = new Map<string, Promise<unknown>>()

/** Whether the visitor has touched the page: what they do from now on may need code that is not there. */
let isUsed = false
for (const event of ['pointerover', 'keydown']) {
  addEventListener(event, () => (isUsed = true), { capture: true, once: true })
}

/**
 * Runs the import of late code once its files are in the browser's cache. A browser keeps a failed import until the page
 * is left, and would never request its files again, while a failed request can be repeated. Code of the first view is
 * imported at once: its files are requested only once, and a page that lacks them must be loaded again anyway.
 * @param files addresses of the scripts and style sheets, below the root
 */
export async function loadChunk<Code>(run: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map((file) => (file.endsWith('.css') ? once(file, addSheet) : isUsed && once(file, request))))
  return run()
}

function once(file: string, load: (address: string) => Promise<void> | undefined): Promise<unknown> | undefined {
  const address = `/${file}`
  const loading = known.get(address) ?? load(address)
  if (loading === undefined) return undefined
  known.set(address, loading)
  return loading.catch((error: unknown) => {
    known.delete(address)
    throw error
  })
}

async function request(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  await response.arrayBuffer()
}

function addSheet(address: string): Promise<void> | undefined {
  if (document.querySelector(`link[href="${address}"]`) !== null) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} could not be loaded`))
    }
  })
}
