import { PHONE_PATTERN } from '@book-store/contract/phone';
import { AddressFields } from '../../../kit/fields/address-fields.tsx';
import type { AddressPart } from '../../../kit/fields/address-values.ts';
import { Field } from '../../../kit/fields/field.tsx';
import { formTexts } from '../../../kit/forms/texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { toPhone } from './missing-fields.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { useCheckout } from './use-checkout.ts';
import { WayFields } from './way-fields.tsx';

export function DeliveryFields() {
  const words = useTexts(checkoutTexts);
  const forms = useTexts(formTexts);
  const { form, account, ways } = useCheckout();
  const addresses = account.saved?.addresses ?? [];
  const ofAddress = (part: AddressPart) => ({
    ...form.field(`address.${part}`),
    ...(part === 'country' && ways.isElsewhere && { error: words.notThere }),
  });
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-title text-h3 font-semibold">{words.recipient}</legend>
        <Field
          label={forms.name}
          autoComplete="name"
          data-empty={words.enterName}
          {...form.field('name')}
          required
        />
        <Field
          label={forms.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={PHONE_PATTERN}
          title={forms.phoneRule}
          data-empty={words.enterPhone}
          hint={ways.isPickUp ? words.phoneHintPickUp : words.phoneHint}
          {...form.field('phone')}
          required
          onChange={({ currentTarget }) => form.put('phone', toPhone(currentTarget.value))}
        />
        <Field
          label={forms.email}
          type="email"
          autoComplete="email"
          className="sm:col-span-2"
          {...(account.isGuest
            ? {
                ...form.field('email'),
                required: true,
                'data-empty': words.enterEmail,
                hint: words.guestEmailHint,
              }
            : { name: 'email', value: account.email, readOnly: true, hint: words.emailHint })}
        />
      </fieldset>
      {ways.isChoice && <WayFields />}
      {!ways.isPickUp && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 font-title text-h3 font-semibold">{words.address}</legend>
          {addresses.length > 0 && <SavedAddresses addresses={addresses} />}
          <AddressFields field={ofAddress} />
        </fieldset>
      )}
    </>
  );
}
