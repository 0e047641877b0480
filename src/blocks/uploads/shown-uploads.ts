import { pictureAddress } from '../pictures/picture-address.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { isPlayedByBrowsers, readVideoAddress } from '#domain/reviews/review-video.ts'
import type { FileUpload, SentAddresses } from '#sync/uploads/file-upload.ts'
import type { HeldFile } from '#sync/uploads/held-files.ts'
import type { UploadItem } from '#ui/image-uploader/upload-item.ts'

/** A photo or a video of the form. */
export interface Upload extends UploadItem, SentAddresses {
  /** undefined for one that the shop has. */
  readonly file?: Blob | undefined
  readonly cover?: Blob | undefined
  /** This device keeps it, through the end of the page too. */
  readonly kept?: boolean
  readonly sending?: boolean
  /** Goes on after a failure. */
  readonly sender?: FileUpload
  readonly cancel?: AbortController
}

/** The addresses of what the shop has; empty for no video. */
export interface UploadedFiles {
  readonly photos: string[]
  readonly video: string
  readonly videoCover: string
}

/** The same of a form that is opened; a form without a video has none. */
export interface BegunFiles {
  readonly photos: readonly string[]
  readonly video?: string
  readonly videoCover?: string
}

interface Names {
  readonly photo: (place: number) => string
  readonly video: string
}

const [SMALL] = PHOTO_WIDTHS
const smallOf = (address: string) => (address === '' ? '' : pictureAddress(address, SMALL, 'webp'))

/** What the form holds already. */
export function begunUploads(
  { photos, video = '', videoCover = '' }: BegunFiles,
  names: Names,
): readonly Upload[] {
  const shown = photos.map((address, index): Upload => {
    return {
      id: address,
      type: 'image',
      name: names.photo(index + 1),
      preview: smallOf(address),
      status: 'done',
      address,
      coverAddress: '',
    }
  })
  return video === '' ? shown : [...shown, sentVideo({ id: video, name: names.video }, video, videoCover)]
}

function sentVideo({ id, name }: Pick<Upload, 'id' | 'name'>, address: string, coverAddress: string): Upload {
  const kind = readVideoAddress(address)?.kind
  return {
    id,
    name,
    type: 'video',
    preview: smallOf(coverAddress),
    film: kind && isPlayedByBrowsers(kind) ? address : undefined,
    status: 'done',
    address,
    coverAddress,
  }
}

/** A file of this device, as the form shows it; `note` for one that was kept by an earlier page. */
export function previewOf({ id, type, name, file, ...rest }: HeldFile, note?: string): Upload {
  const { address, coverAddress, cover } = rest
  if (!file && type === 'video') return sentVideo({ id, name }, address, coverAddress)
  const own = file ? URL.createObjectURL(file) : ''
  return {
    id,
    type,
    name,
    ...(type === 'image'
      ? { preview: own || smallOf(address) }
      : { preview: cover ? URL.createObjectURL(cover) : '', film: own }),
    status: file ? 'waiting' : 'done',
    note,
    address,
    coverAddress,
    file,
    cover,
    kept: note !== undefined,
  }
}

/** Twice the same photo is one. */
export function filesOf(uploads: readonly Upload[]): UploadedFiles {
  const there = uploads.filter(({ address }) => address !== '')
  const video = there.find(({ type }) => type === 'video')
  return {
    photos: [...new Set(there.filter(({ type }) => type === 'image').map(({ address }) => address))],
    video: video?.address ?? '',
    videoCover: video?.coverAddress ?? '',
  }
}

/** The browser keeps a file in memory as long as its preview has an address. */
export function releasePreviews(uploads: readonly Upload[]): void {
  for (const { preview, film } of uploads)
    for (const address of [preview, film]) if (address?.startsWith('blob:')) URL.revokeObjectURL(address)
}
