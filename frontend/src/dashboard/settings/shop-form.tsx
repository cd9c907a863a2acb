import type { ShopView } from '@book-store/contract/schemas/shop';
import type { EditShopIdentityBody } from '@book-store/contract/schemas/shop-identity';
import {
  SHOP_DESCRIPTION_MAX,
  SHOP_LINES_MAX,
  SHOP_NAME_MAX,
  SHOP_PHONE_MAX,
} from '@book-store/contract/shop-limits';
import { SOCIAL_NAMES, SOCIAL_NETWORKS } from '@book-store/contract/social-networks';
import { EMAIL_MAX } from '@book-store/contract/text-limits';
import { useRef, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field, TextAreaField } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { assertConstraints } from '../../kit/forms/form-constraints.ts';
import { PictureField } from '../../kit/forms/picture-field.tsx';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';
import { useEditShopIdentityMutation } from './api.ts';
import { SocialFields } from './social-fields.tsx';

type Identity = Omit<EditShopIdentityBody, 'version'>;

function toIdentity(data: FormData, logo: string): Identity {
  const text = (name: string) => String(data.get(name)).trim();
  const social = SOCIAL_NETWORKS.map((network) => [network, text(`social.${network}`)]);
  return {
    name: text('name'),
    description: text('description'),
    logo,
    phone: text('phone'),
    email: text('email'),
    address: text('address'),
    openingHours: text('openingHours'),
    social: Object.fromEntries(social),
  };
}

const identityOf = ({ name, logo, social, ...shop }: ShopView): Identity => ({
  name,
  logo: logo?.fileName,
  social,
  description: shop.description,
  phone: shop.phone,
  email: shop.email,
  address: shop.address,
  openingHours: shop.openingHours,
});

const LABELS = {
  name: 'Name of the shop',
  logo: 'Logo',
  description: 'In one sentence',
  phone: 'Telephone',
  email: 'Email',
  address: 'Address',
  openingHours: 'Opening hours',
  ...Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [`social.${network}`, SOCIAL_NAMES[network]]),
  ),
};

const valuesOf = ({ name, social, ...shop }: Identity) => ({
  name,
  logo: shop.logo ?? '',
  description: shop.description ?? '',
  phone: shop.phone ?? '',
  email: shop.email ?? '',
  address: shop.address ?? '',
  openingHours: shop.openingHours ?? '',
  ...Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [`social.${network}`, social?.[network] ?? '']),
  ),
});

/** The shop's identity, as on every page, mail and slip. */
export function ShopForm({ shop }: { shop: ShopView }) {
  const [editShop] = useEditShopIdentityMutation();
  const [logo, setLogo] = useState(shop.logo?.fileName ?? '');
  const root = useRef<HTMLFormElement>(null);
  const { save, conflict } = useEditConflict({
    opened: shop,
    valuesOf: (stored) => valuesOf(identityOf(stored)),
    labels: LABELS,
    put: (name, value) => {
      if (name === 'logo') setLogo(String(value));
      else fillField(root.current, name, value);
    },
  });
  const { form, submitting, problem, savedAt, markUnsaved } = useSavedForm(
    async (data, element) => {
      assertConstraints(element, 'Please correct the marked fields.');
      const typed = toIdentity(data, logo);
      await save(valuesOf(typed), ({ versions }) =>
        editShop({ ...typed, version: versions.identity }).unwrap(),
      );
      void successToast('The shop has been saved');
    },
  );
  const named = (name: string) => ({ name, error: problem?.fields[name] });
  return (
    <form {...form} ref={root} className="grid content-start gap-5">
      <Field
        label={LABELS.name}
        defaultValue={shop.name}
        maxLength={SHOP_NAME_MAX}
        autoComplete="organization"
        required
        {...named('name')}
      />
      <PictureField
        label={LABELS.logo}
        hint="At least 64 pixels high. A logo twice as wide as high stands without the name beside it."
        picture={logo}
        error={problem?.fields.logo}
        onChange={(next) => {
          setLogo(next);
          markUnsaved();
        }}
      />
      <Field
        label={LABELS.description}
        optional
        hint="For search engines and link previews."
        defaultValue={shop.description}
        maxLength={SHOP_DESCRIPTION_MAX}
        {...named('description')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={LABELS.phone}
          optional
          type="tel"
          autoComplete="tel"
          defaultValue={shop.phone}
          maxLength={SHOP_PHONE_MAX}
          {...named('phone')}
        />
        <Field
          label={LABELS.email}
          optional
          type="email"
          autoComplete="email"
          defaultValue={shop.email}
          maxLength={EMAIL_MAX}
          title="Please enter a valid email address."
          {...named('email')}
        />
        <TextAreaField
          label={LABELS.address}
          optional
          rows={4}
          defaultValue={shop.address}
          maxLength={SHOP_LINES_MAX}
          {...named('address')}
        />
        <TextAreaField
          label={LABELS.openingHours}
          optional
          rows={4}
          defaultValue={shop.openingHours}
          maxLength={SHOP_LINES_MAX}
          {...named('openingHours')}
        />
      </div>
      <SocialFields social={shop.social} errors={problem?.fields} />
      <EditConflict conflict={conflict} what="the shop" problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save shop'}
      </Button>
      <SavedAt at={savedAt} />
    </form>
  );
}
