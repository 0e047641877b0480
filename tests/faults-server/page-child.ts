/**
 * The server with a data error: products cannot be rendered on the server, because their size guide is missing there
 * only.
 */
import { product } from '#contract/catalog/product.contract.ts'
import { createApp } from '#server/app.ts'
import { loadApp, type App } from '#server/http/app-build.ts'
import { main } from '#server/start.ts'
import { DIST } from '../../scripts/project-root.ts'

await main(async () => {
  const build = await loadApp(DIST)
  const renderPage: App['renderPage'] = (job) =>
    build.renderPage({
      ...job,
      async answer(endpoint, input) {
        const envelope = await job.answer(endpoint, input)
        if (endpoint.path !== product.path) return envelope
        return { ...envelope, data: { ...(envelope.data as object), sizeGuide: null } }
      },
    })
  return (services) => createApp(services, { ...build, renderPage })
})
