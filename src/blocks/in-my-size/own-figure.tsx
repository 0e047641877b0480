import { useId } from 'react'
import type { FitPlace, PlaceFit } from '#domain/sizing/ease.ts'
import type { OwnBody } from '#domain/sizing/own-body.ts'
import type { PieceMeasures } from '#domain/sizing/piece-measures.ts'
import { writeMeasure, type BodyUnits } from '#domain/sizing/my-sizes.ts'
import { useMeasureNames } from '../size-guide/use-measure-names.ts'
import { bodyOutline, figureOf } from './body-outline.ts'
import type { PieceSheet } from './draw-piece.ts'
import { layPiece } from './laid-piece.ts'
import css from './own-figure.module.css'
import { pieceOutlines, type PieceShape } from './piece-outline.ts'
import { PiecePicture } from './piece-picture.tsx'
import { useGradeWords } from './use-fit-words.ts'

interface DrawnSize {
  readonly size: string
  readonly piece: PieceMeasures
  readonly fits: readonly PlaceFit[]
}

type OwnFigureProps = {
  readonly body: OwnBody
  readonly shape: PieceShape
  /** Colour of the cloth, where it has no picture: CSS. */
  readonly cloth: string
  /** Undefined until it is loaded, and where there is no picture. */
  readonly sheet: PieceSheet | undefined
  readonly sizes: readonly DrawnSize[]
  readonly shown: string
  readonly units: BodyUnits
}

/** Half of the picture's width, and what it leaves above and below the figure, in centimetres. */
const HALF = 44
const MARGIN = 4
/** Half the height of the hatched band at a tight place. */
const BAND = 2.6

/**
 * The user's outline and the piece in each size, all at one scale; one size is seen. Hidden from screen readers: the
 * list beside it has the same content.
 */
export function OwnFigure({ body, shape, cloth, sheet, sizes, shown, units }: OwnFigureProps) {
  const hatch = useId()
  const figure = figureOf(body)
  const height = figure.height + 2 * MARGIN
  const frame = { left: -HALF, top: -MARGIN, width: 2 * HALF, height }
  const viewBox = `${frame.left} ${frame.top} ${frame.width} ${frame.height}`
  const outline = bodyOutline(figure)
  const now = sizes.find(({ size }) => size === shown)
  const laid = sheet && now && layPiece(sheet.flat, now.piece, { shape, figure })
  return (
    <div className={css.plate} aria-hidden="true">
      <svg className={css.outline} viewBox={viewBox}>
        <Ruler height={figure.height} units={units} />
        <path className={css.body} d={outline} />
      </svg>
      {sheet && laid && <PiecePicture sheet={sheet} laid={laid} frame={frame} />}
      <svg className={css.marks} viewBox={viewBox}>
        <defs>
          <pattern
            id={hatch}
            width="1.3"
            height="1.3"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className={css.hatch} d="M0 0V1.3" />
          </pattern>
        </defs>
        {sizes.map(({ size, piece, fits }) => (
          <g key={size} className={css.size} data-shown={size === shown || undefined}>
            {!laid &&
              pieceOutlines(piece, shape, figure).map((path) => (
                <path key={path} className={css.piece} style={{ '--cloth': cloth }} d={path} />
              ))}
            {laid && <path className={css.under} d={outline} />}
            <path className={css.over} d={outline} />
            {fits.map(({ place, grade }) =>
              grade === 'tight' && place !== 'shoulder' ? (
                <g key={place}>
                  {[css.pale, css.band].map((look) => (
                    <rect
                      key={look}
                      className={look}
                      fill={look === css.band ? `url(#${hatch})` : undefined}
                      x={-figure[place] - 1.6}
                      y={figure.line(place) - BAND}
                      width={2 * figure[place] + 3.2}
                      height={2 * BAND}
                    />
                  ))}
                </g>
              ) : null,
            )}
            {fits.map(({ place }) =>
              place === 'shoulder' ? null : (
                <path
                  key={place}
                  className={css.leader}
                  d={`M${figure[place] + 1.6} ${figure.line(place)}H${LABEL_AT}`}
                />
              ),
            )}
          </g>
        ))}
      </svg>
      <RulerNumbers height={figure.height} units={units} />
      {now?.fits.map((fit) =>
        fit.place === 'shoulder' ? null : (
          <PlaceMark
            key={fit.place}
            fit={fit}
            units={units}
            at={((figure.line(fit.place) + MARGIN) / height) * 100}
          />
        ),
      )}
    </div>
  )
}

/** Where the words of a place begin, in centimetres from the middle. */
const LABEL_AT = 31

type PlaceMarkProps = {
  readonly fit: PlaceFit & { readonly place: FitPlace }
  readonly units: BodyUnits
  /** Percent from the top. */
  readonly at: number
}

function PlaceMark({ fit: { place, ease, grade }, units, at }: PlaceMarkProps) {
  const name = useMeasureNames()[place]
  const words = useGradeWords()
  return (
    <p className={css.mark} data-grade={grade} style={{ insetBlockStart: `${at}%` }}>
      <span>{ease === undefined ? name : `${name} ${signed(ease, units)}`}</span>
      <b>{words[grade]}</b>
    </p>
  )
}

/** With its sign, as a difference is written. */
function signed(ease: number, units: BodyUnits): string {
  const text = writeMeasure(Math.abs(ease), 'bust', units)
  return ease < 0 ? `−${text}` : `+${text}`
}

/** Centimetres of a small mark of the ruler, and how many of them make a long one with its number. */
const RULER = { cm: { step: 10, long: 5, unit: 10 }, in: { step: 2.54 * 4, long: 5, unit: 4 } } as const

/** A scale beside the figure, from the floor. */
function Ruler({ height, units }: { readonly height: number; readonly units: BodyUnits }) {
  const { step, long } = RULER[units.length]
  return (
    <g className={css.ruler}>
      <path d={`M${3 - HALF} 0V${height}`} />
      {marksTo(height, step).map((at) => (
        <path key={at} d={`M${3 - HALF} ${height - at * step}h${at % long === 0 ? 3 : 1.4}`} />
      ))}
    </g>
  )
}

/** The numbers of its long marks; 100 is one metre. */
function RulerNumbers({ height, units }: { readonly height: number; readonly units: BodyUnits }) {
  const { step, long, unit } = RULER[units.length]
  return marksTo(height, step)
    .filter((at) => at > 0 && at % long === 0)
    .map((at) => (
      <span
        key={at}
        className={css.number}
        style={{ insetBlockStart: `${((height - at * step + MARGIN) / (height + 2 * MARGIN)) * 100}%` }}
      >
        {at * unit}
      </span>
    ))
}

const marksTo = (height: number, step: number) =>
  Array.from({ length: Math.floor(height / step) + 1 }, (_, at) => at)
