/**
 * Why there is no picture: `unsupported` by this browser, `missing` from this device, `refused` by the user, or `busy`.
 */
export type NoCamera = 'unsupported' | 'missing' | 'refused' | 'busy'

/** Opens the camera that faces away from the user; call it only after a press. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  if (!navigator.mediaDevices?.getUserMedia) return 'unsupported'
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
    })
  } catch (error) {
    return reasonOf(error)
  }
}

function reasonOf(error: unknown): NoCamera {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return 'busy'
}

/** Whether the device has a camera; asks for no permission. */
export async function hasCamera(): Promise<boolean> {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices()
    return devices.some(({ kind }) => kind === 'videoinput')
  } catch {
    // A browser without the interface, or one that keeps its devices to itself.
    return false
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
