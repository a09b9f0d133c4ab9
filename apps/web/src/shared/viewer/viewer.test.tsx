import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { CylinderGeometry, Mesh, MeshStandardMaterial } from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sameServer } from '../../api/config.ts'
import { ConfigProvider } from '../../api/config-context.tsx'
import { show } from '../../testing/show.tsx'
import { Viewer } from './viewer.tsx'

afterEach(() => vi.restoreAllMocks())

/** Writes a pin of 6 mm as the shop does: in metres, upright, its sizes beside its body. */
async function writePin(length: number): Promise<ArrayBuffer> {
  const height = length / 1000
  const pin = new Mesh(new CylinderGeometry(0.003, 0.003, height, 32), new MeshStandardMaterial({ color: '#b9bec4' }))
  const ends = { from: [0, -height / 2, 0], to: [0, height / 2, 0] }
  pin.userData.dimensions = [{ symbol: 'L', value: length, ...ends }]
  const written = await new GLTFExporter().parseAsync(pin, { binary: true })
  if (!(written instanceof ArrayBuffer)) throw new Error('no binary file')
  return written
}

/** Serves pins by the length in their names, and returns what was asked for. */
function servePins(): string[] {
  const asked: string[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const path = new URL(String(input), location.href).pathname
    asked.push(path)
    const [, length] = /L([\d.]+)\.glb/.exec(path) ?? []
    return length === undefined ? new Response(null, { status: 404 }) : new Response(await writePin(Number(length)))
  })
  return asked
}

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

function View({ number, queries }: { number: string; queries: QueryClient }) {
  return (
    <ConfigProvider config={sameServer}>
      <QueryClientProvider client={queries}>
        <Viewer path={`/api/resources/cad/${number}.glb`} name={number} still={<p>the drawing</p>} />
      </QueryClientProvider>
    </ConfigProvider>
  )
}

const picture = page.getByRole('application')
const button = (name: string) => page.getByRole('button', { name })

/** Returns what the picture shows, as a text. */
const look = () => page.screenshot({ element: picture, save: false })

/** Waits until the picture has changed, and returns the new one. */
async function lookAfter(before: string): Promise<string> {
  await expect.poll(look, { timeout: 20_000 }).not.toBe(before)
  return await look()
}

async function openPin(): Promise<string[]> {
  const asked = servePins()
  await show(<View number="AZH-6x100-L80" queries={client()} />)
  await expect.element(page.getByText('L 80')).toBeInTheDocument()
  return asked
}

test('a part is turned, enlarged and shown whole with the keyboard and with buttons', {
  tags: ['release'],
}, async () => {
  await openPin()
  await expect.element(picture).toHaveAccessibleName(/^3D view of AZH-6x100-L80/)
  await userEvent.click(picture)
  await userEvent.keyboard('4')
  const first = await look()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  const turned = await lookAfter(first)
  await userEvent.keyboard('+')
  await lookAfter(turned)
  await userEvent.keyboard('4')
  await expect.poll(look, { timeout: 20_000 }).toBe(first)
  await button('Front').click()
  const front = await lookAfter(first)
  await button('Zoom out').click()
  await lookAfter(front)
  await button('Show all').click()
  await expect.poll(look, { timeout: 20_000 }).toBe(front)
})

test('a part is cut open at a depth, and its sizes can be hidden', { tags: ['release'] }, async () => {
  await openPin()
  const whole = await look()
  await page.getByRole('checkbox', { name: 'Section' }).click()
  const half = await lookAfter(whole)
  await userEvent.fill(page.getByLabelText('Position of the section'), '0.5')
  await lookAfter(half)
  await page.getByRole('checkbox', { name: 'Section' }).click()
  await expect.poll(look, { timeout: 20_000 }).toBe(whole)
  await page.getByLabelText('Dimensions').click()
  await expect.element(page.getByText('L 80')).not.toBeVisible()
  await lookAfter(whole)
})

test('the last part stays until another one is loaded', async () => {
  const asked = servePins()
  function Typing() {
    const [length, setLength] = useState(80)
    const [queries] = useState(client)
    return (
      <>
        <button type="button" onClick={() => setLength(70)}>
          Cut
        </button>
        <View number={`AZH-6x100-L${length}`} queries={queries} />
      </>
    )
  }
  await show(<Typing />)
  await expect.element(page.getByText('L 80')).toBeInTheDocument()
  await button('Cut').click()
  await expect.element(page.getByText('L 70')).toBeInTheDocument()
  await expect.element(page.getByText('L 80')).not.toBeInTheDocument()
  expect(new Set(asked).size).toBe(2)
})

test('a browser without WebGL shows the drawing', async () => {
  servePins()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(console, 'error').mockReturnValue()
  await show(<View number="AZH-6x100-L80" queries={client()} />)
  await expect.element(page.getByText(/shows no 3D/)).toBeVisible()
  await expect.element(page.getByText('the drawing')).toBeVisible()
  await expect.element(picture).not.toBeInTheDocument()
})

test('a file that cannot be had is asked for again by a button', async () => {
  const asked = servePins()
  await show(<View number="AZH-6x100" queries={client()} />)
  await button('Try again').click()
  await expect.poll(() => asked.length).toBeGreaterThan(1)
})
