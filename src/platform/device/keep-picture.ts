import { isDataSaverOn } from './data-saver.ts'
import { whenIdle } from '../timing/when-idle.ts'

/**
 * Has the worker store a picture that a page may need without a network, once the page has nothing else to do. A user
 * with the data saver on loads it with its use.
 */
export function keepPicture(address: string): void {
  const { serviceWorker } = navigator
  if (!serviceWorker || isDataSaverOn()) return
  const keep = () => whenIdle(() => void fetch(address, { priority: 'low' }).catch(() => {}))
  if (serviceWorker.controller) keep()
  else serviceWorker.addEventListener('controllerchange', keep, { once: true })
}
