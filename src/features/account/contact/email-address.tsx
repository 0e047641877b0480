import { Fragment } from 'react'

/** A long address goes on in the next line after one of its signs, not within a word. */
export function EmailAddress({ email }: { readonly email: string }) {
  return (
    <span>
      {email.split(/(?<=[@._+-])/).map((part, at) => (
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}
