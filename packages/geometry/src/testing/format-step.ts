import { cross, type Frame, identity, normalise, place, scale, type Vector } from '../step-file/vector.ts'

/** A body that is turned about z: its outline from z = 0 on, z and radius of its corners. */
export interface WrittenBody {
  name: string
  outline: readonly (readonly [z: number, radius: number])[]
  places: readonly Frame[]
}

/** How a CAD system writes an assembly. */
export interface Style {
  unit: 'mm' | 'inch' | 'metre'
  /** Products with occurrences, nested ones, mapped representations, or only bodies. */
  structure: 'assembly' | 'nested' | 'mapped' | 'bodies'
  /** All bodies are pieces of one solid, or of one surface model. */
  merged: 'no' | 'solid' | 'surfaces'
  /** Cylinders are written as two halves. */
  isHalved: boolean
  /** Cylinders are turned lines instead. */
  isRevolved: boolean
  /** All curves and surfaces are rational B-splines. */
  isSpline: boolean
  /** Coordinates are wrong by up to so many mm. */
  noise: number
  schema: string
}

export const usual: Style = {
  ...{ unit: 'mm', structure: 'assembly', merged: 'no', isHalved: false, isRevolved: false, isSpline: false, noise: 0 },
  schema: 'AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }',
}

const mmOf = { mm: 1, inch: 25.4, metre: 1000 }

/** Writes an assembly as other CAD systems do; it shares no code with what reads it but vectors. */
export function formatStep(bodies: readonly WrittenBody[], style: Style): string {
  const records: string[] = []
  let seed = 1
  const add = (text: string) => `#${records.push(text)}`
  const noise = () => {
    seed = (seed * 16807) % 2147483647
    return style.noise * ((2 * seed) / 2147483647 - 1)
  }
  const mm = mmOf[style.unit]
  const list = (items: readonly (string | number)[]) => `(${items.join(',')})`
  const real = (value: number) => (Number.isInteger(value) ? `${value}.` : value.toExponential(12).toUpperCase())
  const point = (vector: Vector) =>
    add(`CARTESIAN_POINT('',${list(vector.map((value) => real((value + noise()) / mm)))})`)
  const exact = (vector: Vector) => add(`CARTESIAN_POINT('',${list(vector.map((value) => real(value / mm)))})`)
  const direction = (vector: Vector) => add(`DIRECTION('',${list(vector.map(real))})`)
  const axes = ({ origin, x, z }: Frame, at = point) =>
    add(`AXIS2_PLACEMENT_3D('',${at(origin)},${direction(z)},${direction(x)})`)
  const vertex = (vector: Vector) => add(`VERTEX_POINT('',${point(vector)})`)
  const length = (value: number) => real((value + noise()) / mm)

  const unit = {
    mm: () => add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))'),
    metre: () => add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT($,.METRE.))'),
    inch: () => {
      const base = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
      const measure = add(`LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(25.4),${base})`)
      const exponents = add('DIMENSIONAL_EXPONENTS(1.,0.,0.,0.,0.,0.,0.)')
      return add(`(CONVERSION_BASED_UNIT('INCH',${measure})LENGTH_UNIT()NAMED_UNIT(${exponents}))`)
    },
  }[style.unit]()
  const angle = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const context = add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNIT_ASSIGNED_CONTEXT((${unit},${angle}))REPRESENTATION_CONTEXT('','3D'))`,
  )

  /** Eighths of a turn. */
  type Turn = readonly [from: number, to: number]
  /** Returns poles of a circle, every other one a corner around it. */
  const poles = (frame: Frame, radius: number, [from, to]: Turn = [0, 8]) =>
    Array.from({ length: to - from + 1 }, (_, step) => {
      const angle = ((from + step) * Math.PI) / 4
      const reach = (from + step) % 2 === 0 ? radius : radius * Math.SQRT2
      return point(place(frame, [reach * Math.cos(angle), reach * Math.sin(angle), 0]))
    })
  const weights = (count: number) => Array.from({ length: count }, (_, at) => real(at % 2 === 0 ? 1 : Math.SQRT1_2))
  const knots = (count: number) => {
    const arcs = (count - 1) / 2
    const counts = Array.from({ length: arcs + 1 }, (_, at) => (at === 0 || at === arcs ? 3 : 2))
    return [list(counts), list(counts.map((_, at) => real(at)))] as const
  }
  const splineCircle = (frame: Frame, radius: number, turn: Turn) => {
    const written = poles(frame, radius, turn)
    const [counts, values] = knots(written.length)
    return add(
      `(BOUNDED_CURVE()B_SPLINE_CURVE(2,${list(written)},.CIRCULAR_ARC.,.U.,.U.)B_SPLINE_CURVE_WITH_KNOTS(${counts},${values},.UNSPECIFIED.)CURVE()GEOMETRIC_REPRESENTATION_ITEM()RATIONAL_B_SPLINE_CURVE(${list(weights(written.length))})REPRESENTATION_ITEM(''))`,
    )
  }
  const splineSide = (frame: Frame, ...ends: readonly (readonly [z: number, radius: number])[]) => {
    const [low = [], high = []] = ends.map(([z, radius]) =>
      poles({ ...frame, origin: place(frame, [0, 0, z]) }, radius),
    )
    const grid = list(low.map((pole, at) => list([pole, high[at] ?? pole])))
    const [counts, values] = knots(low.length)
    return add(
      `(BOUNDED_SURFACE()B_SPLINE_SURFACE(2,1,${grid},.UNSPECIFIED.,.U.,.U.,.U.)B_SPLINE_SURFACE_WITH_KNOTS(${counts},(2,2),${values},(0.,1.),.UNSPECIFIED.)GEOMETRIC_REPRESENTATION_ITEM()RATIONAL_B_SPLINE_SURFACE(${list(weights(low.length).map((weight) => list([weight, weight])))})REPRESENTATION_ITEM('')SURFACE())`,
    )
  }
  const splinePlane = (frame: Frame) => {
    const corner = (x: number, y: number) => point(place(frame, [50 * x, 50 * y, 0]))
    const grid = list([-1, 1].map((x) => list([-1, 1].map((y) => corner(x, y)))))
    return add(
      `B_SPLINE_SURFACE_WITH_KNOTS('',1,1,${grid},.PLANE_SURF.,.F.,.F.,.F.,(2,2),(2,2),(0.,1.),(0.,1.),.UNSPECIFIED.)`,
    )
  }

  /** Writes the faces of a body at a place. */
  function formatFaces(outline: WrittenBody['outline'], frame: Frame): string[] {
    const at = (z: number): Frame => ({ ...frame, origin: place(frame, [0, 0, z]) })
    /** Returns a circle as one edge, or as two halves. */
    const rings = outline.map(([z, radius]) => {
      const circle = (turn: Turn) =>
        style.isSpline ? splineCircle(at(z), radius, turn) : add(`CIRCLE('',${axes(at(z))},${length(radius)})`)
      const ends = [radius, -radius].map((x) => vertex(place(frame, [x, 0, z])))
      const [first = '', second = ''] = ends
      const edge = (from: string, to: string, turn: Turn) => add(`EDGE_CURVE('',${from},${to},${circle(turn)},.T.)`)
      return style.isHalved
        ? { ends, edges: [edge(first, second, [0, 4]), edge(second, first, [4, 8])] }
        : { ends, edges: [edge(first, first, [0, 8])] }
    })
    const oriented = (edge: string, sense = '.T.') => add(`ORIENTED_EDGE('',*,*,${edge},${sense})`)
    const bound = (edges: readonly string[], kind = 'FACE_BOUND') =>
      add(`${kind}('',${add(`EDGE_LOOP('',${list(edges)})`)},.T.)`)
    const face = (bounds: readonly string[], surface: string) => add(`ADVANCED_FACE('',${list(bounds)},${surface},.T.)`)
    const plane = (z: number) => (style.isSpline ? splinePlane(at(z)) : add(`PLANE('',${axes(at(z))})`))
    const cap = (ring: (typeof rings)[number] | undefined, z: number) =>
      face(
        [
          bound(
            (ring?.edges ?? []).map((edge) => oriented(edge)),
            'FACE_OUTER_BOUND',
          ),
        ],
        plane(z),
      )

    const sides = outline.slice(1).flatMap(([z, radius], index) => {
      const [before, start] = outline[index] ?? [0, 0]
      const [low, high] = [rings[index], rings[index + 1]]
      if (low === undefined || high === undefined) return []
      if (z === before) {
        return face(
          [low, high].map((ring) => bound(ring.edges.map((edge) => oriented(edge)))),
          plane(z),
        )
      }
      const surface = () => {
        if (style.isSpline) return splineSide(frame, [before, start], [z, radius])
        const isCylinder = radius === start
        if (!isCylinder) {
          const slope = Math.atan((radius - start) / (z - before))
          const upward = { ...at(before), z: scale(frame.z, slope < 0 ? -1 : 1) }
          return add(`CONICAL_SURFACE('',${axes(upward)},${length(start)},${real(Math.abs(slope))})`)
        }
        if (!style.isRevolved) return add(`CYLINDRICAL_SURFACE('',${axes(at(before))},${length(radius)})`)
        const way = add(`VECTOR('',${direction(frame.z)},1.)`)
        const line = add(`LINE('',${point(place(frame, [radius, 0, before]))},${way})`)
        const axis = add(`AXIS1_PLACEMENT('',${point(at(before).origin)},${direction(frame.z)})`)
        return add(`SURFACE_OF_REVOLUTION('',${line},${axis})`)
      }
      if (!style.isHalved) {
        return face(
          [low, high].map((ring) => bound(ring.edges.map((edge) => oriented(edge)))),
          surface(),
        )
      }
      const seams = [0, 1].map((end) => {
        const way = add(`VECTOR('',${direction(frame.z)},1.)`)
        const x = end === 0 ? start : -start
        const line = add(`LINE('',${point(place(frame, [x, 0, before]))},${way})`)
        return add(`EDGE_CURVE('',${low.ends[end]},${high.ends[end]},${line},.T.)`)
      })
      return [0, 1].map((half) => {
        const edges = [
          oriented(low.edges[half] ?? ''),
          oriented(seams[1 - half] ?? ''),
          oriented(high.edges[half] ?? '', '.F.'),
          oriented(seams[half] ?? '', '.F.'),
        ]
        return face([bound(edges)], surface())
      })
    })
    return [cap(rings[0], 0), ...sides, cap(rings.at(-1), outline.at(-1)?.[0] ?? 0)]
  }

  const solid = (faces: readonly string[]) => {
    const shell = add(`CLOSED_SHELL('',${list(faces)})`)
    return style.merged === 'surfaces'
      ? add(`SHELL_BASED_SURFACE_MODEL('',(${shell}))`)
      : add(`MANIFOLD_SOLID_BREP('',${shell})`)
  }
  const representation = (items: readonly string[]) => add(`SHAPE_REPRESENTATION('',${list(items)},${context})`)
  const products: { name: string; definition: string; shape: string; representation: string }[] = []
  function product(name: string, items: readonly string[]) {
    const written = name.replaceAll("'", "''")
    const id = add(`PRODUCT('${written}','${written}','',())`)
    const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${id})`)
    const definition = add(`PRODUCT_DEFINITION('design','',${formation},$)`)
    const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
    const origin = axes(identity, exact)
    const represented = representation([origin, ...items])
    add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${represented})`)
    const made = { name, definition, shape, representation: represented }
    products.push(made)
    return made
  }
  type Product = (typeof products)[number]
  function occur(parent: Product, child: Product, frame: Frame) {
    const occurrence = add(`NEXT_ASSEMBLY_USAGE_OCCURRENCE('1','','',${parent.definition},${child.definition},$)`)
    const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${occurrence})`)
    const [from, to] = [axes(identity, exact), axes(frame, exact)]
    const transformation = add(`ITEM_DEFINED_TRANSFORMATION('','',${from},${to})`)
    const relation = add(
      `(REPRESENTATION_RELATIONSHIP('','',${child.representation},${parent.representation})REPRESENTATION_RELATIONSHIP_WITH_TRANSFORMATION(${transformation})SHAPE_REPRESENTATION_RELATIONSHIP())`,
    )
    add(`CONTEXT_DEPENDENT_SHAPE_REPRESENTATION(${relation},${shape})`)
  }

  if (style.merged !== 'no' || style.structure === 'bodies') {
    const all = bodies.flatMap(({ outline, places }) => places.map((frame) => formatFaces(outline, frame)))
    product('Mould', style.merged === 'no' ? all.map(solid) : [solid(all.flat())])
  } else if (style.structure === 'mapped') {
    const items = bodies.flatMap(({ outline, places }) => {
      const mapped = representation([solid(formatFaces(outline, identity))])
      const map = add(`REPRESENTATION_MAP(${axes(identity, exact)},${mapped})`)
      return places.map((frame) => add(`MAPPED_ITEM('',${map},${axes(frame, exact)})`))
    })
    product('Mould', items)
  } else {
    const whole = product('Mould', [])
    const parent = style.structure === 'nested' ? product('Half', []) : whole
    if (parent !== whole) occur(whole, parent, identity)
    for (const { name, outline, places } of bodies) {
      const part = product(name, [solid(formatFaces(outline, identity))])
      for (const frame of places) occur(parent, part, frame)
    }
  }
  return wrapRecords(records, style.schema)
}

/** Returns the text of a file with these records. */
export function wrapRecords(records: readonly string[], schema = usual.schema): string {
  const head = `ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION((''),'2;1');\nFILE_NAME('','',(''),(''),'','','');\nFILE_SCHEMA(('${schema}'));\nENDSEC;\n`
  const data = records.map((record, at) => `#${at + 1}=${record};`).join('\n')
  return `${head}DATA;\n${data}\nENDSEC;\nEND-ISO-10303-21;\n`
}

/** Returns a frame that is turned and moved in a way that no axis is special. */
export function tilted(seed: number): Frame {
  const z = normalise([Math.sin(seed), Math.cos(2 * seed), 0.4 + Math.sin(3 * seed) ** 2])
  const x = normalise(cross([0.3, 1, -0.2], z))
  return { origin: [37 * seed, -11 * seed, 23 + 5 * seed], x, y: cross(z, x), z }
}
