import {
  CLEAR_ROLES,
  PICTURE_ROLES,
  PICTURES_OF_ROLE,
  SCALED_ROLES,
  type PictureRole,
} from '#domain/catalog/own-media.ts'
import { wholeNumber } from '../command/command.ts'
import { WrongUsage } from '../command/complaints.ts'

/** What pictures are added as. */
interface AddedRole {
  readonly role: PictureRole
  readonly mm: number | undefined
  readonly isCutOut: boolean
}

/** Reads `--role` and `--mm` for so many files; throws `WrongUsage`. */
export function readRole(
  { role: named = 'photo', mm }: { readonly role?: string | undefined; readonly mm?: string | undefined },
  files: number,
): AddedRole {
  const role = PICTURE_ROLES.find((known) => known === named)
  if (!role) throw new WrongUsage(`--role is one of ${PICTURE_ROLES.join(', ')}, not '${named}'.`)
  if (role !== 'photo') checkCount(role, files)
  return { role, mm: readScale(role, mm), isCutOut: CLEAR_ROLES.includes(role) }
}

function checkCount(role: Exclude<PictureRole, 'photo'>, files: number): void {
  const { least, most } = PICTURES_OF_ROLE[role]
  if (files >= least && files <= most) return
  const right = most === 1 ? 'one file' : `${least} to ${most} files in their order`
  throw new WrongUsage(`--role ${role} takes ${right}, not ${files}.`)
}

function readScale(role: PictureRole, mm: string | undefined): number | undefined {
  const range = SCALED_ROLES[role]
  if (!range) {
    if (mm !== undefined)
      throw new WrongUsage(`--mm is of ${Object.keys(SCALED_ROLES).join(' and ')}, not of ${role}.`)
    return undefined
  }
  if (mm === undefined)
    throw new WrongUsage(`--role ${role} needs --mm: how many millimetres the picture is wide.`)
  return wholeNumber(mm, '--mm', range)
}
