import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component whose module is loaded when it is first mounted; until then there is nothing. React's `lazy` in a boundary
 * without a fallback waits up to 300 ms before it shows a module that has already come.
 */
export function onUse<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function OnUse(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then(
        (part) => {
          loaded = part
          setPart(() => part)
        },
        // For the error boundary above.
        (error: unknown) =>
          setPart(() => {
            throw error
          }),
      )
    }, [])
    return Part && <Part {...props} />
  }
}
