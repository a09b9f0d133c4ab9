import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { largeProduct } from '../../apps/server/src/testing/files/large-product.ts'
import { programEnvironment } from '../../apps/server/src/testing/processes/program-environment.ts'
import { signIn } from './buyer.ts'
import { expectNoFindings, expectNothingCut } from './looks.ts'
import { demoData, programOf, test, workerFolder } from './shop.ts'

test('a size among 25,600 is found and chosen by keyboard, and shown on a phone', { tag: '@release' }, async ({
  page,
}) => {
  const folder = join(workerFolder, 'large-product')
  await mkdir(folder)
  for (const [name, content] of Object.entries(largeProduct({ widths: 160, lengths: 160 }))) {
    await writeFile(join(folder, name), content)
  }
  const env = { ...programEnvironment, DATA_DIR: demoData }
  await promisify(execFile)(process.execPath, [programOf('import-catalogue'), folder], { env })
  await signIn(page, 'buyer')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(async () => {
    await page.goto('/product/PL-9')
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectNoFindings(page, 'the cross table')
  // The package states neither a description nor properties.
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Größe wählen', '25.600 Größen'])
  await page.getByRole('textbox', { name: /Breite/ }).fill('160')
  await page.getByRole('textbox', { name: /Länge/ }).fill('1600')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'PL-9-160x1600' })).toBeVisible()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'PL-9-1x10', exact: true })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/product/PL-9?article=PL-9-120x800')
  await expect(page.getByRole('gridcell', { selected: true })).toBeInViewport()
  await expectNothingCut(page)
  await page.goto('/product/PL-9?view=list&sort=-length')
  await expect(page.getByRole('button', { name: 'PL-9-1x1600', exact: true })).toBeVisible()
  await expectNothingCut(page)
  await expectNoFindings(page, 'the list on a phone')
})
