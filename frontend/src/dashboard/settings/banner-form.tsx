import type { ShopView } from '@book-store/contract/schemas/shop';
import type { ShopBanner } from '@book-store/contract/schemas/shop-identity';
import {
  BANNER_BUTTON_MAX,
  BANNER_HEADING_MAX,
  BANNER_LINK_MAX,
  BANNER_TEXT_MAX,
} from '@book-store/contract/shop-limits';
import { useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field, TextAreaField } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { SavedAt } from '../../kit/forms/saved-at.tsx';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';
import { BANNER_TEXT } from '../../lib/banner-text.ts';
import { texts } from '../../lib/specified-texts.ts';
import { useEditShopBannerMutation } from './api.ts';

const LABELS = {
  heading: 'Heading',
  text: 'Text',
  button: 'Button',
  buttonLink: 'The button leads to',
};

const valuesOf = (banner: ShopBanner) => ({
  heading: banner.heading ?? '',
  text: banner.text ?? '',
  button: banner.button ?? '',
  buttonLink: banner.buttonLink ?? '',
});

/** The texts of the home page's banner; an empty field gets its usual text. */
export function BannerForm({ shop }: { shop: ShopView }) {
  const { banner = {} } = shop;
  const [editBanner] = useEditShopBannerMutation();
  const root = useRef<HTMLFormElement>(null);
  const { save, conflict } = useEditConflict({
    opened: shop,
    valuesOf: (stored) => valuesOf(stored.banner ?? {}),
    labels: LABELS,
    put: (name, value) => fillField(root.current, name, value),
  });
  const { form, submitting, problem, savedAt } = useSavedForm(async (data) => {
    const text = (name: string) => String(data.get(name)).trim();
    const typed = {
      heading: text('heading'),
      text: text('text'),
      button: text('button'),
      buttonLink: text('buttonLink'),
    };
    await save(typed, ({ versions }) =>
      editBanner({ ...typed, version: versions.banner }).unwrap(),
    );
    void successToast('The banner has been saved');
  });
  const named = (name: string) => ({ name, optional: true, error: problem?.fields[name] });
  return (
    <form {...form} ref={root} className="grid content-start gap-5">
      <Field
        label={LABELS.heading}
        placeholder={texts.home.banner}
        defaultValue={banner.heading}
        maxLength={BANNER_HEADING_MAX}
        {...named('heading')}
      />
      <TextAreaField
        label={LABELS.text}
        rows={3}
        placeholder={BANNER_TEXT}
        defaultValue={banner.text}
        maxLength={BANNER_TEXT_MAX}
        {...named('text')}
      />
      <Field
        label={LABELS.button}
        placeholder={texts.shell.subscribe}
        defaultValue={banner.button}
        maxLength={BANNER_BUTTON_MAX}
        {...named('button')}
      />
      <Field
        label={LABELS.buttonLink}
        hint="A page of the shop such as /genres/horror, or an address with https://. Empty: the newsletter."
        defaultValue={banner.buttonLink}
        maxLength={BANNER_LINK_MAX}
        {...named('buttonLink')}
      />
      <EditConflict conflict={conflict} what="the banner" problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save banner'}
      </Button>
      <SavedAt at={savedAt} />
    </form>
  );
}
