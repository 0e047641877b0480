import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The kit page: every part of `src/ui`, in every look. `npm run kit`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-kit', import.meta.url)),
  plugins: [react()],
  server: { port: Number(process.env.PORT ?? 4174), strictPort: true },
  preview: { port: Number(process.env.PORT ?? 4174), strictPort: true },
  build: { outDir: fileURLToPath(new URL('../../dist/kit', import.meta.url)), emptyOutDir: true },
})
