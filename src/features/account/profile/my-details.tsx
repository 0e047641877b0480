import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Profile, ProfileChange } from '#domain/account/profile.ts'
import { useProfile, useRefusedProfile, type RefusedProfile } from '#sync/profile/use-profile.ts'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import css from '../account.module.css'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { MissingBirthday } from './missing-birthday.tsx'
import { NotRead } from '../dashboard/not-read.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import { ProfileForm } from './profile-form.tsx'
import { RefusedProfileNotice } from './refused-profile-notice.tsx'

interface MyDetailsProps {
  /** Undefined until the server has answered: a device does not keep it. */
  readonly birthday: string | undefined
}

/** Names, country and birthday of the member, also without a network. */
export function MyDetails({ birthday }: MyDetailsProps) {
  const { profile, isPending, requested, error, ask } = useProfile()
  if (profile) return <Details profile={profile} isPending={isPending} birthday={birthday} />
  return requested === 'failed' ? <NotRead error={error} onAgain={ask} /> : <AccountLoading />
}

interface Opened {
  /** Form values that differ from the profile. */
  readonly change: ProfileChange
  readonly refused: RefusedProfile['operation'] | undefined
}

type DetailsProps = MyDetailsProps & {
  readonly profile: Profile
  readonly isPending: boolean
}

/** What is known, or the form that changes it, in one place. */
function Details({ profile, isPending, birthday }: DetailsProps) {
  const refused = useRefusedProfile()
  const [opened, setOpened] = useState<Opened>()
  const heading = useRef<HTMLHeadingElement>(null)

  const wasOpen = useRef(false)
  // The button that opened the form is gone, and so is the form that had the focus.
  useEffect(() => {
    if (wasOpen.current !== (opened !== undefined)) heading.current?.focus()
    wasOpen.current = opened !== undefined
  }, [opened])

  return (
    <section className={css.section} aria-labelledby="details">
      <h2 id="details" ref={heading} tabIndex={-1}>
        <Trans>
          Hello, <bdi>{profile.nickname}</bdi>
        </Trans>
      </h2>
      {opened ? (
        <ProfileForm profile={profile} birthday={birthday} {...opened} onDone={() => setOpened(undefined)} />
      ) : (
        <>
          <StuckNotice />
          {refused && (
            <RefusedProfileNotice
              refused={refused}
              onCorrect={() => setOpened({ change: refused.change, refused: refused.operation })}
            />
          )}
          <ProfileFacts
            profile={profile}
            birthday={birthday}
            isPending={isPending}
            onEdit={() => setOpened({ change: {}, refused: undefined })}
          />
          {birthday === '' && <MissingBirthday onClosed={() => heading.current?.focus()} />}
        </>
      )}
    </section>
  )
}
