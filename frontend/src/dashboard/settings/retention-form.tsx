import type { EditRetentionBody, ShopView } from '@book-store/contract/schemas/shop';
import { KEEP_CONTACTS_MONTHS_MAX, KEEP_NAMES_YEARS_MAX } from '@book-store/contract/shop-limits';
import { useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { successToast } from '../../kit/dialogs/dialogs.ts';
import { EditConflict } from '../../kit/forms/edit-conflict.tsx';
import { Field } from '../../kit/forms/field.tsx';
import { fillField } from '../../kit/forms/fill-field.ts';
import { assertConstraints, wholeNumberUpTo } from '../../kit/forms/form-constraints.ts';
import { useEditConflict } from '../../kit/forms/use-edit-conflict.ts';
import { useSavedForm } from '../../kit/forms/use-saved-form.ts';
import { useEditRetentionMutation } from './api.ts';

const LABELS = {
  keepNamesYears: 'Years until name and address go',
  keepContactsMonths: 'Months until phone and notes go',
};

const valuesOf = ({ keepNamesYears, keepContactsMonths }: EditRetentionBody) => ({
  keepNamesYears: String(keepNamesYears),
  keepContactsMonths: String(keepContactsMonths),
});

/** How long orders keep personal data after their end; the privacy page says the same. */
export function RetentionForm({ shop }: { shop: ShopView }) {
  const [editRetention] = useEditRetentionMutation();
  const root = useRef<HTMLFormElement>(null);
  const { save, conflict } = useEditConflict<ShopView>({
    opened: shop,
    valuesOf,
    labels: LABELS,
    put: (name, value) => fillField(root.current, name, value),
  });
  const { form, submitting, problem } = useSavedForm(async (data, element) => {
    assertConstraints(element, 'Please correct the marked fields.');
    const typed = {
      keepNamesYears: Number(data.get('keepNamesYears')),
      keepContactsMonths: Number(data.get('keepContactsMonths')),
    };
    await save(valuesOf(typed), ({ versions }) =>
      editRetention({ ...typed, version: versions.retention }).unwrap(),
    );
    void successToast('The times have been saved');
  });
  const named = (name: 'keepNamesYears' | 'keepContactsMonths') => ({
    name,
    label: LABELS[name],
    defaultValue: shop[name],
    error: problem?.fields[name],
  });
  return (
    <form {...form} ref={root} className="grid content-start gap-5">
      <p className="prose">
        Orders forget personal data some time after they have arrived or ended. What they have
        forgotten cannot be brought back, except from a backup.
      </p>
      <Field
        hint="As long as your tax office may ask for them; ten in many countries."
        {...wholeNumberUpTo(KEEP_NAMES_YEARS_MAX)}
        {...named('keepNamesYears')}
      />
      <Field
        hint="As long as customers come back with questions."
        {...wholeNumberUpTo(KEEP_CONTACTS_MONTHS_MAX)}
        {...named('keepContactsMonths')}
      />
      <EditConflict conflict={conflict} what="the times" problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save times'}
      </Button>
    </form>
  );
}
