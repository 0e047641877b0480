/** Input of a queued call that names uploaded files by their addresses. */
export type FormInput = Readonly<Record<string, unknown>> & { readonly photos?: readonly string[] }

export interface UploadedFile {
  readonly type: 'image' | 'video'
  /** Where the shop keeps it; empty until it is uploaded. */
  readonly address: string
  /** The same of the cover of a video. */
  readonly coverAddress: string
}

/** Input with the photos that were uploaded for it: after those that it has, once each. */
export function withPhotos(
  input: FormInput,
  files: readonly UploadedFile[],
): FormInput & { readonly photos: string[] } {
  const photos = files.filter(({ type, address }) => type === 'image' && address !== '')
  return {
    ...input,
    photos: [...new Set([...(input.photos ?? []), ...photos.map(({ address }) => address)])],
  }
}

/** As `withPhotos`, and a video in the place of its own. */
export function withFiles(input: FormInput, files: readonly UploadedFile[]): FormInput {
  const video = files.findLast(({ type, address }) => type === 'video' && address !== '')
  return {
    ...withPhotos(input, files),
    ...(video && { video: video.address, videoCover: video.coverAddress }),
  }
}
