import type { PinMaterial } from '@normwerk/parts/assistant/warn-about'
import type { Material } from '@normwerk/parts/assortment'

/** Returns a material as the assistant calculates with it; a figure that the catalogue lacks is null. */
export function pinMaterial({ code, finish, properties }: Material): PinMaterial {
  const figure = (property: string) => properties[property]?.value ?? null
  return {
    code,
    finish,
    temperature: figure('temperature'),
    expansion: figure('expansion'),
    eModulus: figure('eModulus'),
    yield: figure('yield'),
    fatigueLimit: figure('fatigueLimit'),
  }
}

export function materialName({ steel, name }: Pick<Material, 'steel' | 'name'>): string {
  return [steel, name].filter(Boolean).join(' ')
}
