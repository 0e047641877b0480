export type PickTerms = {
  /** How many more fit. */
  readonly room: number
  /** Bytes of one file; undefined: any size. */
  readonly maxSize: number | undefined
  /** MIME types. */
  readonly types: readonly string[]
}

export type WhyNot = 'type' | 'oversize' | 'over-count'

export type Picked<File> = {
  readonly taken: readonly File[]
  readonly refused: readonly { readonly file: File; readonly why: WhyNot }[]
}

/** Which of the chosen files are taken, in their order, and why others are not (spec 5). */
export function pickFiles<File extends { readonly size: number; readonly type: string }>(
  files: readonly File[],
  { room, maxSize, types }: PickTerms,
): Picked<File> {
  const taken: File[] = []
  const refused: { file: File; why: WhyNot }[] = []
  for (const file of files) {
    if (!types.includes(file.type)) refused.push({ file, why: 'type' })
    else if (maxSize !== undefined && file.size > maxSize) refused.push({ file, why: 'oversize' })
    else if (taken.length >= room) refused.push({ file, why: 'over-count' })
    else taken.push(file)
  }
  return { taken, refused }
}
