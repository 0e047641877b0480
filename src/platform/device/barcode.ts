import { postToWorker } from '../updates/service-worker.ts'

/** Reads barcodes and QR codes in a camera picture. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>

/** The formats on labels and phones. */
const NATIVE = ['qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'code_39', 'data_matrix'] as const
const READ_HERE = ['QRCode', 'Code128', 'EAN13', 'EAN8', 'UPCA', 'Code39', 'DataMatrix'] as const

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader if it reads both barcodes and QR codes; else a library that the shop ships. */
export async function createCodeReader(): Promise<ReadCodes> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
  const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
  const formats = NATIVE.filter((format) => known.includes(format))
  if (BarcodeDetector && formats.includes('qr_code') && formats.includes('code_128')) {
    const detector = new BarcodeDetector({ formats })
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
  }
  return createOwnReader()
}

/** Lets the worker cache the reader for use without a network, where this browser needs it. */
export async function cacheBarcodeReader(): Promise<void> {
  if ('BarcodeDetector' in globalThis) return
  const { default: wasm } = await import('zxing-wasm/reader/zxing_reader.wasm?url')
  postToWorker({ type: 'warm', urls: [wasm] })
}

async function createOwnReader(): Promise<ReadCodes> {
  const [{ prepareZXingModule, readBarcodes }, { default: wasm }] = await Promise.all([
    import('zxing-wasm/reader'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ])
  // Loaded from this shop and not from the library's default host.
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return []
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    context.drawImage(video, 0, 0)
    const picture = context.getImageData(0, 0, canvas.width, canvas.height)
    const found = await readBarcodes(picture, { formats: [...READ_HERE], maxNumberOfSymbols: 1 })
    return found.filter(({ isValid }) => isValid).map(({ text }) => text)
  }
}
