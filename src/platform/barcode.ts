import { postToWorker } from './service-worker.ts'

/** Reads the codes in a picture of the camera. */
export type ReadCodes = (video: HTMLVideoElement) => Promise<readonly string[]>

/** The kinds that labels and phones carry. */
const NATIVE = ['qr_code', 'code_128', 'ean_13', 'ean_8', 'upc_a', 'code_39', 'data_matrix'] as const
const READ_HERE = ['QRCode', 'Code128', 'EAN13', 'EAN8', 'UPCA', 'Code39', 'DataMatrix'] as const

interface Detector {
  detect(source: CanvasImageSource): Promise<readonly { readonly rawValue: string }[]>
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats(): Promise<readonly string[]>
}

/** The browser's own reader where it has one that reads both lines and squares; else one that comes with the shop. */
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

/** Has the worker keep the reader for a time without a network, where this browser needs it. */
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
  // From this shop and not from where the library would look for it.
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
