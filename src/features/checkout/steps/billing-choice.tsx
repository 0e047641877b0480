import { useLingui } from '@lingui/react/macro'
import { isSignedInHere } from '#blocks/identity/ask-sign-in.ts'
import { AddressFields } from '#blocks/address/address-fields.tsx'
import { onUse } from '#blocks/page/on-use.tsx'
import { RadioGroup } from '#ui/radio-group/radio-group.tsx'
import type { AddressPreset } from '../form/check-form.ts'
import type { CheckoutDraftWriter } from '../use-checkout-draft.ts'
import type { Form } from '../use-checkout-form.ts'
import { useCountry } from '../use-country.ts'

/** Loaded for members only. */
const SavedAddresses = onUse(async () => (await import('./saved-addresses.tsx')).SavedAddresses)

export type BillingChoiceProps = {
  readonly form: Form
  readonly rules: AddressPreset
  readonly draftWriter: CheckoutDraftWriter
  /** An eGift card: there is no shipping address to be the same as. */
  readonly isMailed?: boolean
}

/** The billing address: the shipping address, or another one; a pickup may do without (spec 2.12). */
export function BillingChoice({ form, rules, draftWriter, isMailed = false }: BillingChoiceProps) {
  const { t } = useLingui()
  const { register, fill } = useCountry(form, draftWriter, 'billing')
  const [isSame, method, country] = form.watch(['billingSame', 'shippingMethod', 'billing.country'])
  const [same, other] =
    method === 'pickup' || isMailed
      ? [t`No billing address`, t`Add a billing address`]
      : [t`Same as shipping address`, t`Use a different address`]

  function choose(isSame: boolean) {
    form.setValue('billingSame', isSame)
    if (isSame) form.clearErrors('billing')
    else beginWithName(form)
  }

  return (
    <>
      <RadioGroup
        label={t`Billing address`}
        name="billingSame"
        options={[
          { value: 'same', label: same },
          { value: 'other', label: other },
        ]}
        value={isSame ? 'same' : 'other'}
        onChange={(next) => choose(next === 'same')}
      />
      {!isSame && (
        <>
          {isSignedInHere() && <SavedAddresses form={form} type="billing" onPick={fill} />}
          <div role="group" aria-label={t`Billing address`}>
            <AddressFields
              country={country}
              rules={rules}
              register={register}
              error={(field) => form.formState.errors.billing?.[field]?.message}
              section="billing"
              idPrefix="billing-"
            />
          </div>
        </>
      )}
    </>
  )
}

/** Mostly the buyer is billed: the name of the parcel is the first suggestion. */
function beginWithName({ getValues, setValue }: Form): void {
  const { firstName, lastName, billing } = getValues()
  if (billing.firstName !== '' || billing.lastName !== '') return
  setValue('billing.firstName', firstName)
  setValue('billing.lastName', lastName)
}
