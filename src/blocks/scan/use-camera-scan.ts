import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeReader } from '#platform/device/barcode.ts'
import { closeCamera, openCamera, type NoCamera } from '#platform/device/camera.ts'
import { keepAwake } from '#platform/device/wake-lock.ts'

/** Ten frames a second find a code as soon as it is held still. */
const LOOK_EVERY_MS = 100
/** The same code in front of the camera counts as one scan. */
const SAME_AGAIN_MS = 2_500

export type CameraState = 'closed' | 'opening' | 'looking' | NoCamera

/** Runs the camera from the press that opens it until the page is left; `onCode` receives each code once. */
export function useCameraScan(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('closed')
  const left = useRef(false)
  const [stream, setStream] = useState<MediaStream>()
  const heard = useEffectEvent(onCode)

  async function open() {
    if (state === 'opening' || state === 'looking') return
    setState('opening')
    const opened = await openCamera()
    if (typeof opened === 'string') return setState(opened)
    // The page was left during the permission prompt.
    if (left.current) return closeCamera(opened)
    setStream(opened)
  }

  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
    }
  }, [])

  useEffect(() => {
    const picture = video.current
    if (!stream || !picture) return
    const letSleep = keepAwake()
    const ending = new AbortController()
    const { signal } = ending
    let last = { text: '', at: 0 }

    async function look(element: HTMLVideoElement) {
      element.srcObject = stream ?? null
      // A device that requires a press before playback has had one.
      await element.play().catch(() => {})
      const read = await createCodeReader()
      if (!signal.aborted) setState('looking')
      while (!signal.aborted) {
        const [text] = await read(element)
        const now = performance.now()
        if (!signal.aborted && text !== undefined && (text !== last.text || now - last.at > SAME_AGAIN_MS)) {
          last = { text, at: now }
          navigator.vibrate?.(40)
          heard(text)
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    }
    look(picture).catch(() => {
      // The reader could not be loaded or does not run here.
      if (!signal.aborted) setState('unsupported')
    })
    return () => {
      ending.abort()
      letSleep()
      closeCamera(stream)
      picture.srcObject = null
    }
  }, [stream])

  return { video, state, open }
}
