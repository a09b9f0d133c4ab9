import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { getDocument, OPS } from 'unpdf/pdfjs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })

/** Pixels of a point. */
const resolution = 4

/** Reads the DataMatrix codes of each page as a scanner does, from a picture of the rectangles that are filled on it. */
export async function readCodes(bytes: Uint8Array): Promise<string[][]> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const file = await task.promise
  const codes: string[][] = []
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number)
    const { width, height } = page.getViewport({ scale: resolution })
    const { fnArray, argsArray } = await page.getOperatorList()
    const paths = fnArray.flatMap((operation, index) =>
      operation === OPS.constructPath ? [Float32Array.from(argsArray[index][1][0])] : [],
    )
    const picture = paintRectangles(paths.flatMap(rectanglesOf), Math.ceil(width), Math.ceil(height))
    const found = await readBarcodes(picture, { formats: ['DataMatrix'], textMode: 'Plain' })
    codes.push(found.map(({ text }) => text))
  }
  await task.destroy()
  return codes
}

interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

/** Each rectangle is three numbers for each of its corners, the kind of a step and its point, and one that closes it. */
function rectanglesOf(path: Float32Array): Rectangle[] {
  const size = 13
  return Array.from({ length: path.length / size }, (_, index) => {
    const [, left = 0, top = 0, , right = 0, , , , bottom = 0] = path.subarray(index * size, (index + 1) * size)
    return { left, top, right, bottom }
  })
}

function paintRectangles(rectangles: readonly Rectangle[], width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const { left, top, right, bottom } of rectangles) {
    for (let y = Math.round(top * resolution); y < Math.round(bottom * resolution); y++) {
      const from = y * width + Math.round(left * resolution)
      const to = y * width + Math.round(right * resolution)
      for (let pixel = from; pixel < to; pixel++) data.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return { data, width, height, colorSpace: 'srgb' } as const
}
