import type { Env } from '../../core/env.ts'
import { allowedHosts } from './known-hosts.ts'

/** Browsers treat these as secure without https. */
const LOOPBACK = /(?:^|\.)localhost$|^127\.|^\[::1\]$/

/** A line for the operator where browsers get the shop without https: the server itself speaks plain http. */
export function insecureHosts(env: Pick<Env, 'ALLOWED_HOSTS' | 'publicUrl'>): string[] {
  const { protocol, hostname, host } = new URL(env.publicUrl)
  const isLocal = (name: string) => LOOPBACK.test(name.replace(/:\d+$/, ''))
  const plain = [
    ...(protocol === 'http:' && !isLocal(hostname) ? [host] : []),
    ...(protocol === 'http:' ? allowedHosts(env).filter((name) => name !== '' && !isLocal(name)) : []),
  ]
  if (plain.length === 0) return []
  return [
    `${plain.join(', ')}: without https browsers run no service worker (offline, notifications) and no passkeys. Everything else works.`,
  ]
}
