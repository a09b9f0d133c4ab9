import { type TileName, tileNames } from '@normwerk/contract/account/dashboard'
import type { PlainTextId } from '@normwerk/i18n/text'
import { type DragEvent, type ReactNode, useState } from 'react'
import { useMe } from '../../api/me.ts'
import { useArrangeTiles } from '../../features/account/use-arrange-tiles.ts'
import { useText } from '../../texts/language-context.tsx'
import { moveItem } from '../../ui/data/move-item.ts'
import { Button } from '../../ui/forms/button.tsx'
import styles from './arranged-tiles.module.css'
import { placeTiles } from './place-tiles.ts'
import { TileMover } from './tile-mover.tsx'

const titles = {
  directOrder: 'dashboard.directOrder',
  lastOrder: 'dashboard.lastOrder',
  orderHistory: 'dashboard.orderHistory',
  offers: 'dashboard.offers',
  partsList: 'dashboard.partsList',
  cad: 'dashboard.cad',
  contact: 'dashboard.contact',
  newsletter: 'shell.newsletter',
} as const satisfies Record<TileName, PlainTextId>

interface Props {
  /** `false` for a tile that the user may not see. */
  tiles: Record<TileName, ReactNode>
  /** The user is arranging the tiles, which do nothing else meanwhile. */
  arranging: boolean
  onDone: () => void
}

/** The tiles in the user's order, which they change by dragging a tile or by its buttons. */
export function ArrangedTiles({ tiles, arranging, onDone }: Props) {
  const text = useText()
  const arrange = useArrangeTiles()
  const shown = new Set(tileNames.filter((name) => tiles[name] !== false))
  const order = placeTiles(shown, useMe()?.dashboardTiles ?? [])
  const [dragged, setDragged] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const [said, setSaid] = useState('')

  function move(from: number, to: number): void {
    const name = order[from]
    if (name === undefined || from === to) return
    arrange.mutate(moveItem(order, from, to))
    setSaid(text('dashboard.movedTo', { name: text(titles[name]), place: to + 1, count: order.length }))
  }

  function stopDragging(): void {
    setDragged(null)
    setTarget(null)
  }

  const dragOf = (at: number) => ({
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.effectAllowed = 'move'
      setDragged(at)
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setTarget(at)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== null) move(dragged, at)
      stopDragging()
    },
    onDragEnd: stopDragging,
  })

  return (
    <>
      {arranging && (
        <div className={styles.bar}>
          <p>{text('dashboard.arrangeHint')}</p>
          <Button size="small" onClick={() => arrange.mutate([])}>
            {text('dashboard.arrangeReset')}
          </Button>
          <Button size="small" variant="primary" onClick={onDone}>
            {text('dashboard.arrangeDone')}
          </Button>
          <p role="status" className="visually-hidden">
            {said}
          </p>
        </div>
      )}
      <ul className={styles.grid}>
        {order.map((name, at) => (
          <li
            key={name}
            className={styles.place}
            data-size={name === 'directOrder' ? 'wide' : 'half'}
            data-arranging={arranging || undefined}
            data-dragged={dragged === at || undefined}
            data-target={(dragged !== null && dragged !== at && target === at) || undefined}
            {...(arranging && dragOf(at))}
          >
            <div className={styles.content} inert={arranging}>
              {tiles[name]}
            </div>
            {arranging && (
              <TileMover name={text(titles[name])} at={at} last={order.length - 1} onMove={(to) => move(at, to)} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
