import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** Builds the browser's app (`dist/client`) and, with `--ssr`, the same app for the server (`dist/server`). */
export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/app/route-tree.gen.ts',
      autoCodeSplitting: true,
      quoteStyle: 'single',
    }),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'main.ts',
      injectManifest: {
        rollupFormat: 'iife',
        globDirectory: 'dist/client',
        globPatterns: ['app-shell.html', 'assets/*.{js,css,woff2}', 'icons/*.{svg,png}'],
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      outDir: 'dist/client',
    }),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One small stylesheet, inlined into the first page and precached for all later ones (docs/decisions).
    cssCodeSplit: false,
    target: 'es2022',
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rollupOptions: isSsrBuild ? { input: 'src/app/entry-server.tsx' } : { input: 'app-shell.html' },
  },
  ssr: { noExternal: true },
}))
