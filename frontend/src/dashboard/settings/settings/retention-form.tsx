import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import {
  KEEP_CONTACTS_MONTHS_MAX,
  KEEP_NAMES_YEARS_MAX,
} from '@book-store/contract/settings/shop/shop-limits';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { type TextsOf, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { settingsTexts } from '../texts.ts';
import { useEditRetentionMutation } from './api.ts';

const fieldsIn = (texts: TextsOf<typeof settingsTexts>['retention']) => ({
  keepNamesYears: {
    label: texts.names,
    hint: texts.namesHint,
    ...wholeNumberUpTo(KEEP_NAMES_YEARS_MAX),
  },
  keepContactsMonths: {
    label: texts.contacts,
    hint: texts.contactsHint,
    ...wholeNumberUpTo(KEEP_CONTACTS_MONTHS_MAX),
  },
});

/** The privacy page states the same periods. */
export function RetentionForm({ shop }: { shop: ShopView }) {
  const texts = useTexts(settingsTexts).retention;
  const [editRetention] = useEditRetentionMutation();
  const form = useEditForm({
    item: shop,
    keep: 'retention',
    fields: fieldsIn(texts),
    read: ({ keepNamesYears, keepContactsMonths }) => ({
      keepNamesYears: String(keepNamesYears),
      keepContactsMonths: String(keepContactsMonths),
    }),
    send: ({ keepNamesYears, keepContactsMonths }, { versions }) =>
      editRetention({
        keepNamesYears: Number(keepNamesYears),
        keepContactsMonths: Number(keepContactsMonths),
        version: versions.retention,
      }).unwrap(),
    saved: texts.saved,
  });
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <p className="prose">{texts.explanation}</p>
      <EditFields of={form} />
    </EditForm>
  );
}
