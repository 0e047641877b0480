import { useEffect, useRef } from 'react'
import { motionOff } from '#ui/motion.ts'
import { drawPiece, PIECE_SCALE, type Frame, type PieceSheet } from './draw-piece.ts'
import { mixed, type LaidPiece } from './laid-piece.ts'
import css from './own-figure.module.css'

const CHANGE_MS = 260

type PiecePictureProps = {
  readonly sheet: PieceSheet
  readonly laid: LaidPiece
  readonly frame: Frame
}

/** The piece on the figure; another size grows or shrinks from the one before. */
export function PiecePicture({ sheet, laid, frame }: PiecePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const shown = useRef<LaidPiece>(undefined)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const before = motionOff() ? undefined : shown.current
    const start = performance.now()
    let next = 0
    const draw = (now: number) => {
      const share = before ? Math.min(1, Math.max(0, (now - start) / CHANGE_MS)) : 1
      const at = before && share < 1 ? mixed(before, laid, share) : laid
      drawPiece(context, sheet, { laid: at, frame })
      shown.current = at
      if (share < 1) next = requestAnimationFrame(draw)
    }
    draw(start)
    return () => cancelAnimationFrame(next)
  }, [sheet, laid, frame])
  return (
    <canvas
      ref={canvas}
      className={css.picture}
      width={frame.width * PIECE_SCALE}
      height={Math.round(frame.height * PIECE_SCALE)}
    />
  )
}
