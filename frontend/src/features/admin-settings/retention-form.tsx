import type { ShopView } from '@book-store/contract/schemas/shop';
import { KEEP_CONTACTS_MONTHS_MAX, KEEP_NAMES_YEARS_MAX } from '@book-store/contract/shop-limits';
import { assertConstraints, wholeNumberUpTo } from '../../shared/form-constraints.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useSavedForm } from '../../shared/use-saved-form.ts';
import { useEditRetentionMutation } from './shop-api.ts';

/** How long orders keep personal data after their end; the privacy page says the same. */
export function RetentionForm({ shop }: { shop: ShopView }) {
  const [editRetention] = useEditRetentionMutation();
  const { form, submitting, problem } = useSavedForm(async (data, element) => {
    assertConstraints(element, 'Please correct the marked fields.');
    await editRetention({
      keepNamesYears: Number(data.get('keepNamesYears')),
      keepContactsMonths: Number(data.get('keepContactsMonths')),
    }).unwrap();
    void successToast('The times have been saved');
  });
  const named = (name: 'keepNamesYears' | 'keepContactsMonths') => ({
    name,
    defaultValue: shop[name],
    error: problem?.fields[name],
  });
  return (
    <form {...form} className="grid content-start gap-5">
      <p className="prose">
        Orders forget personal data some time after they have arrived or ended. What they have
        forgotten cannot be brought back, except from a backup.
      </p>
      <Field
        label="Years until name and address go"
        hint="As long as your tax office may ask for them; ten in many countries."
        {...wholeNumberUpTo(KEEP_NAMES_YEARS_MAX)}
        {...named('keepNamesYears')}
      />
      <Field
        label="Months until phone and notes go"
        hint="As long as customers come back with questions."
        {...wholeNumberUpTo(KEEP_CONTACTS_MONTHS_MAX)}
        {...named('keepContactsMonths')}
      />
      <FormProblem problem={problem} />
      <Button type="submit" disabled={submitting} className="justify-self-start">
        {submitting ? 'Saving…' : 'Save times'}
      </Button>
    </form>
  );
}
