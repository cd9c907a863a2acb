import { coverPath } from '@book-store/contract/pictures';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import {
  SHOP_DESCRIPTION_MAX,
  SHOP_LINES_MAX,
  SHOP_NAME_MAX,
  SHOP_PHONE_MAX,
  SOCIAL_URL_MAX,
} from '@book-store/contract/settings/shop/shop-limits';
import { SOCIAL_NAMES, SOCIAL_NETWORKS } from '@book-store/contract/settings/shop/social-networks';
import { EMAIL_MAX } from '@book-store/contract/text-limits';
import type { FieldSpec } from '../../../kit/fields/field.tsx';
import { PictureField, PictureShown } from '../../../kit/fields/picture-field.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { FoldedFields } from '../parts/settings-frame/folded-fields.tsx';
import { settingsTexts } from '../texts.ts';
import { useEditShopIdentityMutation } from './api.ts';

type Network = (typeof SOCIAL_NETWORKS)[number];
const addressOf = (network: Network) => `social.${network}` as const;
const SOCIAL = SOCIAL_NETWORKS.map(addressOf);

const fieldsIn = (texts: TextsOf<typeof settingsTexts>['shop']) => ({
  name: {
    label: texts.name,
    required: true,
    maxLength: SHOP_NAME_MAX,
    autoComplete: 'organization',
  },
  logo: {
    label: texts.logo,
    shows: (logo: string) => logo && <PictureShown path={coverPath(logo, 240)} />,
    hint: texts.logoHint,
  },
  description: {
    label: texts.description,
    optional: true,
    hint: texts.descriptionHint,
    maxLength: SHOP_DESCRIPTION_MAX,
  },
  phone: {
    label: texts.phone,
    optional: true,
    type: 'tel',
    autoComplete: 'tel',
    maxLength: SHOP_PHONE_MAX,
  },
  email: {
    label: texts.email,
    optional: true,
    type: 'email',
    autoComplete: 'email',
    maxLength: EMAIL_MAX,
    title: texts.emailRule,
  },
  address: { label: texts.address, optional: true, rows: 4, maxLength: SHOP_LINES_MAX },
  openingHours: { label: texts.openingHours, optional: true, rows: 4, maxLength: SHOP_LINES_MAX },
  ...(Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [
      addressOf(network),
      {
        label: SOCIAL_NAMES[network],
        optional: true,
        type: 'url',
        inputMode: 'url',
        pattern: 'https://.+',
        title: texts.networkRule,
        maxLength: SOCIAL_URL_MAX,
      },
    ]),
  ) as Record<(typeof SOCIAL)[number], FieldSpec>),
});

const valuesOf = ({ name, logo, social, ...shop }: ShopView) => ({
  name,
  logo: logo?.fileName ?? '',
  description: shop.description ?? '',
  phone: shop.phone ?? '',
  email: shop.email ?? '',
  address: shop.address ?? '',
  openingHours: shop.openingHours ?? '',
  social: Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, social?.[network] ?? '']),
  ) as Record<Network, string>,
});

export function ShopForm({ shop }: { shop: ShopView }) {
  const texts = useTexts(settingsTexts).shop;
  const [editShop] = useEditShopIdentityMutation();
  const form = useEditForm({
    item: shop,
    keep: 'shop',
    fields: fieldsIn(texts),
    read: valuesOf,
    send: (typed, { versions }) => editShop({ ...typed, version: versions.identity }).unwrap(),
    saved: texts.saved,
  });
  // By what is stored, so that no field moves while it is typed into.
  const used = SOCIAL_NETWORKS.filter((network) => shop.social?.[network]).map(addressOf);
  const unused = SOCIAL.filter((name) => !used.includes(name));
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <EditFields of={form} names={['name']} />
      <PictureField {...form.field('logo')} onChange={(logo) => form.put('logo', logo)} />
      <EditFields of={form} names={['description']} />
      <div className="grid gap-5 md:grid-cols-2">
        <EditFields of={form} names={['phone', 'email', 'address', 'openingHours']} />
      </div>
      <fieldset className="grid gap-5 md:grid-cols-2">
        <legend className="mb-2 font-semibold">{texts.networks}</legend>
        <p className="text-fine text-muted md:col-span-2">{texts.networksHint}</p>
        <EditFields of={form} names={used} />
        {unused.length > 0 && (
          <div className="md:col-span-2">
            <FoldedFields
              title={texts.otherNetworks}
              open={unused.some((name) => form.errorAt(name))}
            >
              <div className="grid gap-5 md:grid-cols-2">
                <EditFields of={form} names={unused} />
              </div>
            </FoldedFields>
          </div>
        )}
      </fieldset>
    </EditForm>
  );
}
