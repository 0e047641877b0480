import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { bestSizeIn, type MeasuredPiece } from '#domain/sizing/best-size.ts'
import { fitAtPlaces } from '#domain/sizing/ease.ts'
import { hemPlace } from '#domain/sizing/hem-place.ts'
import type { OwnBody } from '#domain/sizing/own-body.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ChoiceGroup, type Choice } from '#ui/choice-group/choice-group.tsx'
import { LengthChoice } from '../size-guide/length-choice.tsx'
import type { SizeHabits } from '../size-guide/use-size-habits.ts'
import { BestLine, TightLine } from './best-line.tsx'
import { DrawnBy } from './drawn-by.tsx'
import css from './in-my-size.module.css'
import { OwnFigure } from './own-figure.tsx'
import { hangOf, lengthOf, shapeOf } from './piece-outline.ts'
import { PlaceList } from './place-list.tsx'
import type { FlatSheet } from './sheet-address.ts'
import { usePieceSheet } from './use-piece-sheet.ts'

/** A size of the colour that is shown. */
interface OfferedSize {
  readonly sku: string
  readonly size: string
  readonly canBuy: boolean
}

export type FittingRoomProps = {
  readonly piece: MeasuredPiece
  readonly offered: readonly OfferedSize[]
  readonly choices: readonly Choice[]
  /** English names of its categories, from the root down. */
  readonly categories: readonly string[]
  /** CSS colour of the cloth. */
  readonly cloth: string
  /** What shows the colour laid flat, where the shop has it. */
  readonly laid: FlatSheet | undefined
  /** The SKU that is chosen on the page. */
  readonly chosen: string | undefined
  readonly habits: SizeHabits
  readonly body: OwnBody
  /** The form of measurements had the focus before: the chosen size gets it. */
  readonly takesFocus: boolean
  readonly onChoose: (sku: string) => void
  readonly onEdit: () => void
}

/** The piece in each of its sizes on the user's outline, with what is tight, and the size that suits best. */
export function FittingRoom(props: FittingRoomProps) {
  const {
    piece,
    offered,
    choices,
    categories,
    cloth,
    laid,
    chosen,
    habits,
    body,
    takesFocus,
    onChoose,
    onEdit,
  } = props
  const { t } = useLingui()
  const heading = useId()
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus)
      words.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }, [takesFocus])
  const { units, mine } = habits
  const shape = shapeOf(categories.at(-1) ?? '')
  const { sheet, missing } = usePieceSheet(laid)
  const best = bestSizeIn(piece, mine)
  const [picked, setPicked] = useState<string>()
  const suits = 'size' in best ? offered.find(({ size }) => size === best.size) : undefined
  const start = offered.find(({ sku }) => sku === chosen) ?? suits ?? offered[0]
  const shown = offered.find(({ sku }) => sku === picked) ?? start
  if (!shown) return null
  const drawn = offered.map(({ size }) => {
    const measures = piece.measures.get(size) ?? {}
    return { size, piece: measures, fits: fitAtPlaces(measures, mine, piece.cut) }
  })
  const now = drawn.find(({ size }) => size === shown.size)
  const hang = now && hangOf(now.piece, shape)
  const length = now && lengthOf(now.piece)
  const hem =
    hang && length !== undefined && mine.height !== undefined
      ? hemPlace(mine.height, length, hang)
      : undefined
  const { size } = shown
  return (
    <>
      <Dialog.Body className={css.room}>
        <div className={css.best}>
          <BestLine best={best} />
        </div>
        <OwnFigure
          body={body}
          shape={shape}
          cloth={cloth}
          sheet={sheet}
          sizes={drawn}
          shown={size}
          units={units}
        />
        <div ref={words} className={css.words}>
          <ChoiceGroup
            label={t`Size`}
            look="box"
            size="small"
            value={shown.sku}
            onChange={setPicked}
            choices={choices}
          />
          <section className={css.fit} aria-labelledby={heading}>
            <div className={css.head}>
              <h3 id={heading} className={css.heading}>
                <Trans>How it sits on you</Trans>
              </h3>
              <LengthChoice habits={habits} labelHidden />
            </div>
            <TightLine size={size} fits={now?.fits ?? []} />
            {now && now.fits.length + (length === undefined ? 0 : 1) > 0 ? (
              <PlaceList
                label={t`How it sits on you`}
                fits={now.fits}
                length={length}
                hem={hem}
                units={units}
              />
            ) : (
              <p>
                <Trans>This size has no measurements that can be compared.</Trans>
              </p>
            )}
          </section>
          <DrawnBy body={body} hang={hang} cut={piece.cut} picture={pictureState(laid, missing)} />
          <Button look="quiet" size="small" className={css.edit} onClick={onEdit}>
            <Trans>Change my measures</Trans>
          </Button>
        </div>
      </Dialog.Body>
      <Dialog.Footer>
        {shown.canBuy ? (
          <Button onClick={() => onChoose(shown.sku)}>
            <Trans>Choose {size}</Trans>
          </Button>
        ) : (
          <p className={css.gone}>
            <Trans>{size} is sold out in this colour.</Trans>
          </p>
        )}
      </Dialog.Footer>
    </>
  )
}

function pictureState(laid: FlatSheet | undefined, missing: boolean): 'shown' | 'missing' | 'none' {
  if (!laid) return 'none'
  return missing ? 'missing' : 'shown'
}
