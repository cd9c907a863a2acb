import type { ShopBanner } from '@book-store/contract/schemas/shop-identity';
import {
  BANNER_BUTTON_MAX,
  BANNER_HEADING_MAX,
  BANNER_LINK_MAX,
  BANNER_TEXT_MAX,
} from '@book-store/contract/shop-limits';
import { BANNER_TEXT } from '../../shared/banner-text.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field, TextAreaField } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useSavedForm } from '../../shared/use-saved-form.ts';
import { useEditShopBannerMutation } from './shop-api.ts';

/** The texts of the home page's banner; an empty field gets its usual text. */
export function BannerForm({ banner = {} }: { banner: ShopBanner | undefined }) {
  const [editBanner] = useEditShopBannerMutation();
  const { form, submitting, problem } = useSavedForm(async (data) => {
    const text = (name: string) => String(data.get(name)).trim();
    await editBanner({
      heading: text('heading'),
      text: text('text'),
      button: text('button'),
      buttonLink: text('buttonLink'),
    }).unwrap();
    void successToast('The banner has been saved');
  });
  const named = (name: string) => ({ name, optional: true, error: problem?.fields[name] });
  return (
    <form {...form} className="grid content-start gap-5">
      <Field
        label="Heading"
        placeholder={texts.home.banner}
        defaultValue={banner.heading}
        maxLength={BANNER_HEADING_MAX}
        {...named('heading')}
      />
      <TextAreaField
        label="Text"
        rows={3}
        placeholder={BANNER_TEXT}
        defaultValue={banner.text}
        maxLength={BANNER_TEXT_MAX}
        {...named('text')}
      />
      <Field
        label="Button"
        placeholder={texts.shell.subscribe}
        defaultValue={banner.button}
        maxLength={BANNER_BUTTON_MAX}
        {...named('button')}
      />
      <Field
        label="The button leads to"
        hint="A page of the shop such as /genres/horror, or an address with https://. Empty: the newsletter."
        defaultValue={banner.buttonLink}
        maxLength={BANNER_LINK_MAX}
        {...named('buttonLink')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save banner'}
      </Button>
    </form>
  );
}
