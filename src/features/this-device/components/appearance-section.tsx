import { Trans, useLingui } from '@lingui/react/macro'
import { chooseColourScheme, useColourScheme } from '#preferences/chosen-scheme.ts'
import { SCHEMES } from '#contract/colour-scheme.ts'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import css from './section.module.css'

/** Light or dark, chosen for this device. */
export function AppearanceSection() {
  const { t } = useLingui()
  const scheme = useColourScheme()
  return (
    <section className={css.section} aria-labelledby="appearance">
      <h2 id="appearance">
        <Trans>Appearance</Trans>
      </h2>
      <RadioGroup
        label={t`Light or dark`}
        labelHidden
        options={[
          { value: 'system', label: t`As this device is set` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
        value={scheme ?? 'system'}
        onChange={(value) => chooseColourScheme(SCHEMES.find((one) => one === value))}
      />
    </section>
  )
}
