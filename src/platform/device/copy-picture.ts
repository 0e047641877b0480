import { copyText } from './copy-text.ts'

/** Whether the clipboard gets the address of a picture: apps on Android do not paste pictures (spec 6). */
export function copiesAddress(userAgent: string): boolean {
  return /android/i.test(userAgent)
}

/**
 * Copies a PNG, or its address on Android and where the picture cannot be copied (spec 6). Call it within the press:
 * Safari takes the picture as a promise then, and none later. Rejects when the address is not known or not copied.
 */
export async function copyPicture(address: Promise<string>): Promise<'picture' | 'address'> {
  if (!copiesAddress(navigator.userAgent)) {
    const picture = address.then(readPicture)
    // A browser without picture clipboards leaves this promise alone.
    picture.catch(() => {})
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
      return 'picture'
    } catch {
      // The address is copied instead.
    }
  }
  await copyText(await address)
  return 'address'
}

async function readPicture(address: string): Promise<Blob> {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError('the picture is not there')
  return response.blob()
}
