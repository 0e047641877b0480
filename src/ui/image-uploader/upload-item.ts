/** Spec 3: a picture or a video, and the state of its upload. */
export type UploadItem = {
  readonly id: string
  readonly type: 'image' | 'video'
  /** Name for the user: the file's name, or its position. */
  readonly name: string
  /** Address of a small picture of it; empty for a video without a cover. */
  readonly preview: string
  /** Address at which a video plays. */
  readonly film?: string | undefined
  /** `waiting`: it is kept on this device, and nothing is sent at present. */
  readonly status: 'uploading' | 'waiting' | 'done' | 'failed'
  /** Share of it that is sent, from 0 to 1; undefined where nothing is known of it. */
  readonly progress?: number | undefined
  /** What the user has to know of one that is not done. */
  readonly note?: string | undefined
  /** Why it failed. */
  readonly error?: string | undefined
}
