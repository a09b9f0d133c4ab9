import { type FamilyCode, familyOf } from '../families/families.ts'
import type { Values } from '../shape/shape-of.ts'

/** Real articles: a small, a medium and a large one of each family. */
const known: Partial<Record<FamilyCode, readonly Values[]>> = {
  AZ: [
    { diameter: 1, length: 100, headDiameter: 2.5, headHeight: 1.2, headRadius: 0.2 },
    { diameter: 5, length: 200, headDiameter: 10, headHeight: 3, headRadius: 0.3 },
    { diameter: 32, length: 1000, headDiameter: 40, headHeight: 10, headRadius: 1 },
  ],
  AK: [
    { diameter: 1, length: 100, headDiameter: 1.8, headHeight: 1.19, coneHeight: 0.69, headAngle: 60 },
    { diameter: 4.5, length: 125, headDiameter: 6, headHeight: 1.8, coneHeight: 1.3, headAngle: 60 },
    { diameter: 12, length: 400, headDiameter: 14, headHeight: 2.73, coneHeight: 1.73, headAngle: 60 },
  ],
  AS: [
    {
      diameter: 0.8,
      shaftDiameter: 2,
      length: 80,
      shoulderLength: 40,
      headDiameter: 4,
      headHeight: 2,
      headRadius: 0.2,
    },
    {
      diameter: 1.6,
      shaftDiameter: 3,
      length: 160,
      shoulderLength: 80,
      headDiameter: 6,
      headHeight: 3,
      headRadius: 0.3,
    },
    {
      diameter: 5,
      shaftDiameter: 8,
      length: 250,
      shoulderLength: 125,
      headDiameter: 14,
      headHeight: 5,
      headRadius: 0.5,
    },
  ],
  AF: [
    {
      flatStrength: 0.8,
      flatWidth: 3.5,
      length: 63,
      shoulderLength: 32,
      shaftDiameter: 4,
      headDiameter: 8,
      headHeight: 3,
      headRadius: 0.3,
    },
    {
      flatStrength: 0.8,
      flatWidth: 5.5,
      length: 80,
      shoulderLength: 40,
      shaftDiameter: 6,
      headDiameter: 12,
      headHeight: 5,
      headRadius: 0.5,
    },
    {
      flatStrength: 3,
      flatWidth: 15.5,
      length: 400,
      shoulderLength: 200,
      shaftDiameter: 16,
      headDiameter: 22,
      headHeight: 7,
      headRadius: 0.8,
    },
  ],
  AH: [
    {
      diameter: 1.6,
      outerDiameter: 3,
      length: 75,
      headDiameter: 6,
      headHeight: 3,
      guideLength: 25,
      reliefDiameter: 2.1,
    },
    {
      diameter: 4.2,
      outerDiameter: 8,
      length: 125,
      headDiameter: 14,
      headHeight: 5,
      guideLength: 45,
      reliefDiameter: 4.7,
    },
    {
      diameter: 16,
      outerDiameter: 20,
      length: 300,
      headDiameter: 26,
      headHeight: 8,
      guideLength: 45,
      reliefDiameter: 16.5,
    },
  ],
  KS: [
    { diameter: 1.6, length: 100, headDiameter: 3, headHeight: 1.5, headRadius: 0.2 },
    { diameter: 4.5, length: 250, headDiameter: 8, headHeight: 3, headRadius: 0.3 },
    { diameter: 16, length: 400, headDiameter: 22, headHeight: 7, headRadius: 0.8 },
  ],
  AB: [
    {
      diameter: 12,
      boreDiameter: 2.5,
      nozzleRadius: 0,
      length: 27,
      headDiameter: 28,
      headHeight: 15,
      taperAngle: 2.41,
      outletDiameter: 4.264,
    },
    {
      diameter: 24,
      boreDiameter: 4,
      nozzleRadius: 15.5,
      length: 66,
      headDiameter: 48,
      headHeight: 23,
      taperAngle: 2.41,
      outletDiameter: 7.738,
    },
    {
      diameter: 24,
      boreDiameter: 8,
      nozzleRadius: 40,
      length: 156,
      headDiameter: 48,
      headHeight: 23,
      taperAngle: 2.41,
      outletDiameter: 15.518,
    },
  ],
  ZR: [
    { screws: '2x M6', diameter: 60, innerDiameter: 36, height: 8 },
    { screws: '4x M6', diameter: 110, innerDiameter: 36, height: 8 },
    { screws: '2x M8', diameter: 101.35, innerDiameter: 36, height: 12 },
  ],
  FS: [
    { diameter: 9, length1: 22, length2: 35, length: 57, outerDiameter: 14, headDiameter: 18, headHeight: 6 },
    { diameter: 22, length1: 86, length2: 115, length: 201, outerDiameter: 30, headDiameter: 35, headHeight: 6 },
    { diameter: 42, length1: 136, length2: 195, length: 331, outerDiameter: 54, headDiameter: 60, headHeight: 10 },
  ],
  FB: [
    { diameter: 9, length: 22, outerDiameter: 14, headDiameter: 18, headHeight: 6 },
    { diameter: 20, length: 27, outerDiameter: 26, headDiameter: 31, headHeight: 6 },
    { diameter: 42, length: 136, outerDiameter: 54, headDiameter: 60, headHeight: 10 },
  ],
  PLA: [
    { width: 156, length: 156, thickness: 22 },
    { width: 796, length: 996, thickness: 196 },
  ],
  PLB: [
    { width: 156, length: 156, thickness: 22 },
    { width: 796, length: 996, thickness: 46 },
  ],
  PLC: [
    { width: 156, length: 156, thickness: 27 },
    { width: 796, length: 996, thickness: 96 },
  ],
  PLD: [
    { width: 26, length: 156, thickness: 46 },
    { width: 92, length: 996, thickness: 136 },
  ],
  PLE: [
    { width: 100, length: 156, thickness: 12 },
    { width: 608, length: 996, thickness: 27 },
  ],
  PLF: [
    { width: 196, length: 156, thickness: 22 },
    { width: 846, length: 996, thickness: 46 },
  ],
  PLG: [
    { width: 100, length: 156, thickness: 17 },
    { width: 608, length: 996, thickness: 36 },
  ],
  SZ: [
    {
      threadDiameter: 5,
      length: 8,
      headDiameter: 8.5,
      headHeight: 5,
      socketWidth: 4,
      socketDepth: 2.5,
      threadLength: 8,
    },
    {
      threadDiameter: 24,
      length: 300,
      headDiameter: 36,
      headHeight: 24,
      socketWidth: 19,
      socketDepth: 12,
      threadLength: 60,
    },
  ],
  ST: [
    { diameter: 2, length: 5, chamferLength: 0.35 },
    { diameter: 20, length: 100, chamferLength: 3.5 },
  ],
  OR: [
    { innerDiameter: 6, cordDiameter: 1.5 },
    { innerDiameter: 16, cordDiameter: 2.5 },
    { innerDiameter: 30, cordDiameter: 3 },
  ],
}

/** Returns real articles of a family from small to large, or its typical one if none is listed here. */
export function realValuesOf(code: FamilyCode): readonly Values[] {
  const { sizes, choices } = familyOf(code)
  return known[code] ?? [Object.fromEntries([...sizes, ...choices].map(({ key, typical }) => [key, typical]))]
}
