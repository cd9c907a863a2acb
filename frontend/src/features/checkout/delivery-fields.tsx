import { PHONE_RULE, TYPED_PHONE_PATTERN } from '@book-store/contract/phone';
import type { ComponentProps } from 'react';
import { Field } from '../../shared/ui/field.tsx';
import type { DeliveryDraft } from './delivery-draft.ts';

type Path = Exclude<keyof DeliveryDraft, 'terms'>;
type Typed = Omit<ComponentProps<typeof Field>, 'label'>;
type DeliveryFieldsProps = {
  draft: DeliveryDraft;
  email: string;
  errorOf: (path: Path) => string | undefined;
  onChange: (path: Path, text: string) => void;
};

/** The recipient and the address, as two field sets. */
export function DeliveryFields({ draft, email, errorOf, onChange }: DeliveryFieldsProps) {
  const typed = (path: Path): Typed => ({
    name: path,
    value: draft[path],
    error: errorOf(path),
    onChange: ({ currentTarget }) => onChange(path, currentTarget.value),
    required: true,
  });
  return (
    <>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-title text-h3 font-semibold">Recipient</legend>
        <Field label="Name" autoComplete="name" {...typed('name')} />
        <Field
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          pattern={TYPED_PHONE_PATTERN}
          title={PHONE_RULE}
          {...typed('phone')}
        />
        <Field
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          className="sm:col-span-2"
          value={email}
          readOnly
          hint="Your orders are linked to the email address of your account."
        />
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-4 font-title text-h3 font-semibold">Delivery address</legend>
        <Field
          label="Address / Street"
          autoComplete="address-line1"
          className="sm:col-span-2"
          {...typed('address.street')}
        />
        <Field label="City" autoComplete="address-level2" {...typed('address.city')} />
        <Field label="Zipcode" autoComplete="postal-code" {...typed('address.zipcode')} />
        <Field label="State" autoComplete="address-level1" {...typed('address.state')} />
        <Field label="Country" autoComplete="country-name" {...typed('address.country')} />
      </fieldset>
    </>
  );
}
