import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import {
  BANNER_BUTTON_MAX,
  BANNER_HEADING_MAX,
  BANNER_LINK_MAX,
  BANNER_TEXT_MAX,
} from '@book-store/contract/settings/shop/shop-limits';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { takesOnlyCash } from '../../../lib/ordering/takes-only-cash.ts';
import type { StorefrontTexts } from '../../../lib/wording/specified-texts.ts';
import { storefrontTexts, type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { commonTexts } from '../../../lib/wording/texts.ts';
import { settingsTexts } from '../texts.ts';
import { useEditShopBannerMutation } from './api.ts';

type BannerTexts = TextsOf<typeof settingsTexts>['banner'];

/** An empty field shows the default text. */
const fieldsOf = (texts: BannerTexts, { home, shell }: StorefrontTexts, text: string) => ({
  heading: {
    label: texts.heading,
    optional: true,
    placeholder: home.banner,
    maxLength: BANNER_HEADING_MAX,
  },
  text: {
    label: texts.text,
    optional: true,
    rows: 3,
    placeholder: text,
    maxLength: BANNER_TEXT_MAX,
  },
  button: {
    label: texts.button,
    optional: true,
    placeholder: shell.subscribe,
    maxLength: BANNER_BUTTON_MAX,
  },
  buttonLink: {
    label: texts.buttonLink,
    optional: true,
    hint: texts.buttonLinkHint,
    maxLength: BANNER_LINK_MAX,
  },
});

export function BannerForm({ shop }: { shop: ShopView }) {
  const texts = useTexts(settingsTexts).banner;
  const [editBanner] = useEditShopBannerMutation();
  const form = useEditForm({
    item: shop,
    keep: 'banner',
    fields: fieldsOf(
      texts,
      useTexts(storefrontTexts),
      useTexts(commonTexts).banner.text(takesOnlyCash(shop)),
    ),
    read: ({ banner = {} }) => ({
      heading: banner.heading ?? '',
      text: banner.text ?? '',
      button: banner.button ?? '',
      buttonLink: banner.buttonLink ?? '',
    }),
    send: (banner, { versions }) => editBanner({ ...banner, version: versions.banner }).unwrap(),
    saved: texts.saved,
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <EditFields of={form} />
    </EditForm>
  );
}
