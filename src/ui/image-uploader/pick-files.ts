export type PickTerms = {
  /** How many more pictures fit. */
  readonly room: number
  /** Bytes of one picture; undefined: any size. */
  readonly maxSize: number | undefined
  /** MIME types of pictures. */
  readonly types: readonly string[]
  /** Without it no video is taken. */
  readonly videos?: VideoTerms | undefined
}

type VideoTerms = {
  readonly room: number
  readonly maxSize: number | undefined
  /** Endings of names, for files whose type the browser does not know. */
  readonly endings: readonly string[]
}

export type WhyNot = 'type' | 'oversize' | 'over-count' | 'over-video-count'

type PickedFile = { readonly name: string; readonly size: number; readonly type: string }

export type Picked<File> = {
  readonly taken: readonly File[]
  readonly refused: readonly { readonly file: File; readonly why: WhyNot }[]
}

/** Whether a file is a video, by its type or, where the browser has none, by its name. */
export function isVideoFile({ name, type }: Omit<PickedFile, 'size'>, endings: readonly string[]): boolean {
  if (type.startsWith('video/')) return true
  const isUnknown = type === '' || type === 'application/octet-stream'
  return isUnknown && endings.some((ending) => name.toLowerCase().endsWith(ending))
}

/** Which of the chosen files are taken, in their order, and why others are not (spec 5, 9.4). */
export function pickFiles<File extends PickedFile>(files: readonly File[], terms: PickTerms): Picked<File> {
  const taken: File[] = []
  const refused: { file: File; why: WhyNot }[] = []
  let pictures = 0
  let videos = 0
  for (const file of files) {
    const ofVideos = terms.videos && isVideoFile(file, terms.videos.endings) ? terms.videos : undefined
    const { room, maxSize } = ofVideos ?? terms
    if (!ofVideos && !terms.types.includes(file.type)) refused.push({ file, why: 'type' })
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, why: 'oversize' })
    else if ((ofVideos ? videos : pictures) >= room)
      refused.push({ file, why: ofVideos ? 'over-video-count' : 'over-count' })
    else {
      taken.push(file)
      if (ofVideos) videos++
      else pictures++
    }
  }
  return { taken, refused }
}
