import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import {
  KEEP_CONTACTS_MONTHS_MAX,
  KEEP_NAMES_YEARS_MAX,
} from '@book-store/contract/settings/shop/shop-limits';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { wholeNumberUpTo } from '../../../kit/forms/form-constraints.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useEditRetentionMutation } from './api.ts';

const FIELDS = {
  keepNamesYears: {
    label: 'Years until name and address go',
    hint: 'As long as your tax office may ask for them; ten in many countries.',
    ...wholeNumberUpTo(KEEP_NAMES_YEARS_MAX),
  },
  keepContactsMonths: {
    label: 'Months until phone and notes go',
    hint: 'As long as customers come back with questions.',
    ...wholeNumberUpTo(KEEP_CONTACTS_MONTHS_MAX),
  },
};

/** How long orders keep personal data after their end; the privacy page says the same. */
export function RetentionForm({ shop }: { shop: ShopView }) {
  const [editRetention] = useEditRetentionMutation();
  const form = useEditForm({
    item: shop,
    keep: 'retention',
    fields: FIELDS,
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
    saved: 'The times have been saved',
  });
  return (
    <EditForm form={form} what="the times" button="Save times">
      <p className="prose">
        Orders forget personal data some time after they have arrived or ended. What they have
        forgotten cannot be brought back, except from a backup.
      </p>
      <EditFields of={form} />
    </EditForm>
  );
}
