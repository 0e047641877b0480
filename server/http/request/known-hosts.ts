import { siteOfHost, SITES, type Site } from '#domain/region/sites.ts'
import type { Env } from '../../core/env.ts'

/** The hosts of the setting, each with or without its scheme: `shop.test:4901`, `http://shop.test:4901/`. */
export function allowedHosts({ ALLOWED_HOSTS }: Pick<Env, 'ALLOWED_HOSTS'>): string[] {
  return ALLOWED_HOSTS.split(',').map((host) =>
    host
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/.*$/, ''),
  )
}

/**
 * The hosts of this server. Any other Host is served as the default site, so that a forged one has no effect (trust.md
 * S21).
 */
export function knownHosts(env: Env): ReadonlySet<string> {
  const own = new URL(env.publicUrl).host
  const port = env.PORT
  const roots = [own, `localhost:${port}`, `127.0.0.1:${port}`, ...allowedHosts(env)]
  const prefixed = roots.flatMap((root) => [
    root,
    ...Object.values(SITES).map((site) => `${site.hostPrefix ?? ''}${root}`),
  ])
  return new Set(prefixed.filter((host) => host !== '').map((host) => host.toLowerCase()))
}

export function siteOf(host: string | undefined, known: ReadonlySet<string>): Site {
  const lower = (host ?? '').toLowerCase()
  return known.has(lower) ? siteOfHost(lower) : 'sg'
}
