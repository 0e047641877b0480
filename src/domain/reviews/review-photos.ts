/** Photos of a review (spec 5): at most three, of at most 5 MB each. */
export const MOST_PHOTOS = 3
export const LARGEST_PHOTO_BYTES = 5 * 1024 * 1024
/** What the shop can read; browsers convert photos of a phone to one of these. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
/** What the file chooser of a review offers (spec 9.4); WebM is what browsers record. */
export const ACCEPTED_FILES = [
  'image/*',
  'video/*',
  '.jpg',
  '.png',
  '.gif',
  '.mp4',
  '.mov',
  '.avi',
  '.webm',
] as const

const ADDRESS = /^\/media\/r\/([\w-]{22})$/

/** Address of an uploaded photo, without width and format. */
export function photoAddress(hash: string): string {
  return `/media/r/${hash}`
}

export function isPhotoAddress(address: string): boolean {
  return ADDRESS.test(address)
}

/** Empty for any other address. */
export function hashOfPhoto(address: string): string {
  return ADDRESS.exec(address)?.[1] ?? ''
}
