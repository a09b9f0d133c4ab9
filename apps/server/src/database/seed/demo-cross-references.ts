import type { SizeKey } from '@normwerk/parts/families/families'

interface DemoCrossReference {
  maker: string
  pattern: string
  productNr: string
  dimensions: Record<string, SizeKey>
  differences: string | null
}

/** Numbers of a maker that does not exist, to show what staff can import. */
export const demoCrossReferences: DemoCrossReference[] = [
  {
    maker: 'Beispiel-Normalien',
    pattern: 'BN{d}-{L}',
    productNr: 'AZH',
    dimensions: { d: 'diameter', L: 'length' },
    differences: null,
  },
  {
    maker: 'Beispiel-Normalien',
    pattern: 'BH{d}x{D}-{L}',
    productNr: 'AHH',
    dimensions: { d: 'diameter', D: 'outerDiameter', L: 'length' },
    differences:
      'Kopf nach unserer Tabelle; vor dem Tausch die Senkung prüfen. / Head by our table; check its counterbore.',
  },
]
