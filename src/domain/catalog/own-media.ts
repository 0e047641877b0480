/** What a picture of the owner is used for; films are `video`. */
export const PICTURE_ROLES = ['photo', 'swatch', 'cutout', 'flat', 'spin'] as const
export type PictureRole = (typeof PICTURE_ROLES)[number]

/** Roles whose pictures are transparent around the piece. */
export const CLEAR_ROLES: readonly PictureRole[] = ['cutout', 'flat']

interface NumberRange {
  readonly least: number
  readonly most: number
}

/** Roles at a known scale, and how many millimetres of the world their pictures may be wide. */
export const SCALED_ROLES: Readonly<Partial<Record<PictureRole, NumberRange>>> = {
  swatch: { least: 2, most: 500 },
  flat: { least: 50, most: 2_500 },
}

/** How many pictures of a colour a role has; `photo` has no limit. */
export const PICTURES_OF_ROLE: Readonly<Record<Exclude<PictureRole, 'photo'>, NumberRange>> = {
  swatch: { least: 1, most: 1 },
  cutout: { least: 1, most: 1 },
  flat: { least: 1, most: 1 },
  // Fewer do not look like a turn.
  spin: { least: 4, most: 72 },
}

/** A picture at a known scale. */
export interface ScaledPicture {
  /** Address without width and format. */
  readonly picture: string
  /** Millimetres from its left edge to its right one. */
  readonly mm: number
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** What the owner shows of a colour, besides photographs and a cutout. */
export interface OwnMedia {
  readonly film?: string
  readonly swatch?: ScaledPicture
  readonly flat?: ScaledPicture
  /** Addresses of the frames of one turn, without width and format. */
  readonly spin?: readonly string[]
}

/** Why a stored picture cannot have a role; `mm` 0 is none, and positions begin with 0. */
export function mediaProblem(
  role: PictureRole,
  { mm, position }: { readonly mm: number; readonly position: number },
): { readonly column: 'mm' | 'position'; readonly reason: string } | undefined {
  const scale = SCALED_ROLES[role]
  if (!scale && mm !== 0) return { column: 'mm', reason: `is not of ${role}` }
  if (scale && (mm < scale.least || mm > scale.most))
    return { column: 'mm', reason: `is not from ${scale.least} to ${scale.most}, the width of a ${role}` }
  if (role !== 'photo' && position >= PICTURES_OF_ROLE[role].most)
    return { column: 'position', reason: `is more than a ${role} has` }
  return undefined
}
