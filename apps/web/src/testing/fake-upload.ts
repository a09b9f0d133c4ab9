type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** Returns a class that sends as `XMLHttpRequest` does, by another way. It has what the upload of a file uses. */
export function uploadThrough(send: Fetch) {
  return class {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {}
    onload?: () => void
    onabort?: () => void
    status = 0
    responseText = ''
    #address = ''
    #method = ''
    #headers = new Headers()
    #isAborted = false

    open(method: string, address: string) {
      this.#method = method
      this.#address = address
    }

    setRequestHeader() {}

    getAllResponseHeaders(): string {
      return [...this.#headers].map((header) => header.join(': ')).join('\r\n')
    }

    async send(body: FormData) {
      this.upload.onprogress?.({ loaded: 1, total: 2 })
      this.upload.onload?.()
      const answer = await send(this.#address, { method: this.#method, body })
      this.#headers = answer.headers
      this.status = answer.status
      this.responseText = await answer.text()
      if (!this.#isAborted) this.onload?.()
    }

    abort() {
      this.#isAborted = true
      this.onabort?.()
    }
  }
}
