import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { Swatch } from '#contract/catalog/swatch.contract.ts'
import { sizeDefaultsOf } from '#domain/sizing/sizing.ts'
import type { LengthUnit } from '#domain/sizing/units.ts'
import { readSizeUnits } from '#preferences/size-units.ts'
import { swatchQuery } from '#queries/swatch-queries.ts'

/** The piece whose cloth may be seen. */
export interface PieceOfCloth {
  readonly spu: string
  /** Of the colour that is shown. */
  readonly pid: string
  /** What it is made of, in the words of the shop. */
  readonly material: string
}

export interface PieceSwatch {
  readonly swatch: Swatch
  /** Address of the swatch in the piece's colour, without width and format. */
  readonly picture: string
  readonly material: string
  readonly unit: LengthUnit
}

/** Undefined where the shop has no swatch of the piece, and until it is known. */
export interface SwatchQuery {
  readonly of: PieceSwatch | undefined
  readonly hasFailed: boolean
  /** Whether a requested close-up could not be loaded. */
  readonly isAsked: boolean
  /** Loads it again and reports a second failure; resolves to whether it is loaded. */
  readonly retry: () => Promise<boolean>
}

/** Reads the swatch of a piece; without a piece the client sends no request. */
export function useSwatch(piece: PieceOfCloth | undefined): SwatchQuery {
  const storefront = useStorefront()
  const { data, isError, refetch } = useQuery({
    ...swatchQuery(storefront, piece?.spu ?? ''),
    enabled: piece !== undefined,
  })
  const [isAsked, setAsked] = useState(false)
  const unit = useLengthUnit()
  const swatch = data?.swatch
  const picture = swatch?.pictures.find(({ pid }) => pid === piece?.pid)?.picture
  return {
    of:
      piece && swatch && picture !== undefined
        ? { swatch, picture, material: piece.material, unit }
        : undefined,
    hasFailed: isError && !data,
    isAsked,
    async retry() {
      setAsked(true)
      return (await refetch()).isSuccess
    },
  }
}

/** The unit that the user has chosen in the size guide, else the site's. */
export function useLengthUnit(): LengthUnit {
  const usual = sizeDefaultsOf(useStorefront().site).length
  const [unit, setUnit] = useState(usual)
  useEffect(() => {
    let here = true
    void readSizeUnits().then(({ length }) => here && length && setUnit(length))
    return () => {
      here = false
    }
  }, [])
  return unit
}
