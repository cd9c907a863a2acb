import { PAGES } from '@book-store/contract/pages/addresses/pages';
import type { PageTextSource } from '@book-store/contract/settings/page-texts/page-texts.schemas';
import { placeholdersIn } from '@book-store/contract/settings/page-texts/placeholders';
import { languageOf } from '@book-store/contract/storefront';
import { UNWRITTEN_PAGES } from '@book-store/contract/text-limits';
import { Link } from 'react-router-dom';
import { useShop } from '../../../api/calls/shop-api.ts';
import { Button } from '../../../kit/button.tsx';
import { MarkdownField } from '../../../kit/fields/markdown-field.tsx';
import { EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { inSentence } from '../../../kit/in-sentence.tsx';
import { useHead } from '../../../lib/wording/page-heads.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useGetTaxSettingsQuery } from '../parts/tax/tax-api.ts';
import { settingsTexts } from '../texts.ts';
import { useEditPageTextMutation } from './api.ts';
import { templateOf } from './page-templates.ts';

export function PageTextForm({ source }: { source: PageTextSource }) {
  const texts = useTexts(settingsTexts).pages;
  const { title } = useHead(source.id);
  const shop = useShop();
  const { sellerName } = useGetTaxSettingsQuery().data ?? {};
  const template = templateOf(source.id, languageOf(shop.storefront), {
    ...shop,
    // Whose business it is: the sign over the door may say something else.
    name: sellerName ?? shop.name,
  });
  const isUnwritten = UNWRITTEN_PAGES.some((page) => page === source.id);
  const own = isUnwritten ? texts.ownOnly : texts.own;
  const [editPageText] = useEditPageTextMutation();
  const form = useEditForm({
    item: source,
    keep: `text-${source.id}`,
    fields: { text: { label: texts.text } },
    read: ({ text }) => ({ text }),
    send: ({ text }, { version }) => editPageText({ id: source.id, text, version }).unwrap(),
    saved: texts.saved(title),
  });
  const placeholders = placeholdersIn(form.values.text);
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <p>
        {isUnwritten && !source.text
          ? texts.nothing(title)
          : inSentence(
              source.text ? own : texts.usual,
              <Link key="page" to={PAGES[source.id].pattern} className="link">
                {title}
              </Link>,
            )}
      </p>
      {template && form.values.text === '' && (
        <p>
          <Button variant="secondary" onClick={() => form.put('text', template)}>
            {texts.template}
          </Button>{' '}
          <span className="text-muted">{texts.templateHint}</span>
        </p>
      )}
      <MarkdownField {...form.field('text')} />
      {placeholders.length > 0 && (
        <p role="status">{texts.toFillIn(placeholders.map((name) => `[${name}]`).join(', '))}</p>
      )}
    </EditForm>
  );
}
