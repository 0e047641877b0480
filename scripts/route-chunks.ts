import type { Plugin } from 'vite'

/**
 * Which chunk opens each route, for the server: a chunk of several routes has no source of its own in Vite's manifest.
 */
export function routeChunks(): Plugin {
  return {
    name: 'vanda-route-chunks',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const routes = chunks.flatMap(({ fileName, moduleIds }) =>
        moduleIds.flatMap((id) => {
          const route = /\/src\/routes\/(.+)\.tsx\?tsr-split=component$/.exec(id)?.[1]
          return route === undefined ? [] : [[route, fileName] as const]
        }),
      )
      const source = JSON.stringify(Object.fromEntries(routes))
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source })
    },
  }
}
