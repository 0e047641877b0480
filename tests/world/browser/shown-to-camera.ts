import type { Page } from '@playwright/test'
import { encode } from 'uqr'

/** The camera of this page sees the QR code of a text, from its next document on. */
export async function showToCamera(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    (rows: boolean[][]) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas')
        canvas.width = canvas.height = rows.length * 8
        const paint = canvas.getContext('2d')
        const draw = () => {
          if (!paint) return
          for (const [y, row] of rows.entries())
            for (const [x, dark] of row.entries()) {
              paint.fillStyle = dark ? 'black' : 'white'
              paint.fillRect(x * 8, y * 8, 8, 8)
            }
          requestAnimationFrame(draw)
        }
        draw()
        return canvas.captureStream(20)
      }
    },
    encode(text, { border: 4 }).data,
  )
}
