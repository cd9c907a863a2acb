import type { ShopView } from '@book-store/contract/schemas/shop';
import type { EditShopIdentityBody } from '@book-store/contract/schemas/shop-identity';
import {
  SHOP_DESCRIPTION_MAX,
  SHOP_LINES_MAX,
  SHOP_NAME_MAX,
  SHOP_PHONE_MAX,
} from '@book-store/contract/shop-limits';
import { SOCIAL_NETWORKS } from '@book-store/contract/social-networks';
import { EMAIL_MAX } from '@book-store/contract/text-limits';
import { useState } from 'react';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field, TextAreaField } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { PictureField } from '../../shared/ui/picture-field.tsx';
import { useSavedForm } from '../../shared/use-saved-form.ts';
import { useEditShopIdentityMutation } from './shop-api.ts';
import { SocialFields } from './social-fields.tsx';

function toBody(data: FormData, logo: string): EditShopIdentityBody {
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

/** The shop's identity, as on every page, mail and slip. */
export function ShopForm({ shop }: { shop: ShopView }) {
  const [editShop] = useEditShopIdentityMutation();
  const [logo, setLogo] = useState(shop.logo?.fileName ?? '');
  const { form, submitting, problem, markUnsaved } = useSavedForm(async (data, element) => {
    assertConstraints(element, 'Please correct the marked fields.');
    await editShop(toBody(data, logo)).unwrap();
    void successToast('The shop has been saved');
  });
  const named = (name: string) => ({ name, error: problem?.fields[name] });
  return (
    <form {...form} className="grid content-start gap-5">
      <Field
        label="Name of the shop"
        defaultValue={shop.name}
        maxLength={SHOP_NAME_MAX}
        autoComplete="organization"
        required
        {...named('name')}
      />
      <PictureField
        label="Logo"
        hint="At least 64 pixels high. A logo twice as wide as high stands without the name beside it."
        picture={logo}
        error={problem?.fields.logo}
        onChange={(next) => {
          setLogo(next);
          markUnsaved();
        }}
      />
      <Field
        label="In one sentence"
        optional
        hint="For search engines and link previews."
        defaultValue={shop.description}
        maxLength={SHOP_DESCRIPTION_MAX}
        {...named('description')}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label="Telephone"
          optional
          type="tel"
          autoComplete="tel"
          defaultValue={shop.phone}
          maxLength={SHOP_PHONE_MAX}
          {...named('phone')}
        />
        <Field
          label="Email"
          optional
          type="email"
          autoComplete="email"
          defaultValue={shop.email}
          maxLength={EMAIL_MAX}
          title="Please enter a valid email address."
          {...named('email')}
        />
        <TextAreaField
          label="Address"
          optional
          rows={4}
          defaultValue={shop.address}
          maxLength={SHOP_LINES_MAX}
          {...named('address')}
        />
        <TextAreaField
          label="Opening hours"
          optional
          rows={4}
          defaultValue={shop.openingHours}
          maxLength={SHOP_LINES_MAX}
          {...named('openingHours')}
        />
      </div>
      <SocialFields social={shop.social} errors={problem?.fields} />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save shop'}
      </Button>
    </form>
  );
}
