import { isVideoFile } from '#ui/image-uploader/pick-files.ts'

/** Names of videos whose type some systems do not know (spec 9.4). */
export const VIDEO_ENDINGS = ['.mp4', '.mov', '.avi', '.webm'] as const

export function isVideo(file: Pick<File, 'name' | 'type'>): boolean {
  return isVideoFile(file, VIDEO_ENDINGS)
}
