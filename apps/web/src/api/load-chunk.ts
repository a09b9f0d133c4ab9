/** Files that are being loaded or are there, by their addresses. */
const known = new Map<string, Promise<void>>()

/** Whether the visitor has touched the page: what they do from now on may need code that is not there. */
let isUsed = false
for (const event of ['pointerover', 'keydown']) {
  addEventListener(event, () => (isUsed = true), { capture: true, once: true })
}

/**
 * Runs the import of late code once its files are in the browser's cache. A browser keeps a failed import until the page
 * is left, and would never request its files again, while a failed request can be repeated. Code of the first view is
 * imported at once, beside its files: they are requested only once, and a page that lacks them must be loaded again
 * anyway.
 * @param files addresses of the scripts and style sheets, below the root
 */
export async function loadChunk<Code>(run: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map((file) => load(`/${file}`)))
  return run()
}

async function load(address: string): Promise<void> {
  const isScript = address.endsWith('.js')
  const loading = known.get(address) ?? (isUsed && isScript ? request(address) : addLink(address, isScript))
  known.set(address, loading)
  try {
    await loading
  } catch (error) {
    known.delete(address)
    throw error
  }
}

async function request(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await response.arrayBuffer()
}

/** A script is only announced, as its import waits for it. */
async function addLink(address: string, isScript: boolean): Promise<void> {
  if (document.querySelector(`[href="${address}"],[src="${address}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = isScript ? 'modulepreload' : 'stylesheet'
  link.href = address
  document.head.append(link)
  if (isScript) return
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
  }).catch(() => {
    link.remove()
    throw new Error(address)
  })
}
