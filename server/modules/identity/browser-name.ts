import Bowser from 'bowser'

/** Names browser and system of a user agent, as in "Chrome, Android"; empty where it names neither. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(Boolean).join(', ').slice(0, 100)
}
