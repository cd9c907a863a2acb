import { shopPlace } from '@book-store/contract/place';
import type { ReactNode } from 'react';
import { Field, SelectField, TextAreaField } from '../../../../kit/fields/field.tsx';
import { EditConflict } from '../../../../kit/forms/edit-conflict.tsx';
import { EditFields } from '../../../../kit/forms/edit-form.tsx';
import { Form, FormButton } from '../../../../kit/forms/form.tsx';
import { SavedAt } from '../../../../kit/forms/saved-at.tsx';
import { formatAmount } from '../../../../lib/money/amount.ts';
import { parsePrice } from '../../../../lib/money/price-input.ts';
import { type TextsOf, useTexts } from '../../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';
import { bookTexts } from '../../book-texts.ts';
import { AllGenreOptions } from '../books/all-genre-options.tsx';
import type { BookDraft } from './book-draft.tsx';
import { IsbnField } from './isbn-field.tsx';
import { BookCheckbox, hasFixedPrices, MoreAboutBook } from './more-about-book.tsx';
import type { BookFormState } from './use-book-form.ts';

/** All fields of a book except the cover. */
export function BookFields({ form }: { form: BookFormState }) {
  const { admin, isRefined } = useDashboardTexts();
  const { prices } = useTexts(bookTexts);
  // Imported books may have neither.
  const descriptionOptional = form.base !== undefined && form.base.description === '';
  const oldPriceOptional =
    isRefined ||
    form.values.fixedPrice ||
    (form.base !== undefined && form.base.oldPrice === undefined);
  return (
    <div className="grid grid-cols-2 content-start gap-5 max-sm:items-end">
      <IsbnField form={form} />
      <EditFields of={form} names={['title', 'author']} />
      <TextAreaField
        {...form.field('description')}
        required={!descriptionOptional}
        optional={descriptionOptional}
      />
      <SelectField {...form.field('category')}>
        <option value="">{admin.chooseCategory}</option>
        <AllGenreOptions chosen={form.values.category} />
      </SelectField>
      <BookCheckbox form={form} name="trending" className="sm:col-span-1 sm:mt-7" />
      <Field {...form.field('oldPrice')} required={!oldPriceOptional} optional={oldPriceOptional} />
      <EditFields of={form} names={['newPrice']} />
      <p aria-live="polite" className="text-fine text-muted empty:hidden col-span-2">
        {priceSummary(form.values, prices)}
      </p>
      {hasFixedPrices(form) && <BookCheckbox form={form} name="fixedPrice" />}
      <MoreAboutBook form={form} />
    </div>
  );
}

function priceSummary(
  { oldPrice, newPrice }: BookDraft,
  texts: TextsOf<typeof bookTexts>['prices'],
): string {
  const [was, is] = [parsePrice(oldPrice), parsePrice(newPrice)];
  if (is === null || (was === null && oldPrice.trim() !== '')) return '';
  if (was === null || is === was) return texts.only(formatAmount(is));
  if (is > was) return texts.higher(formatAmount(is));
  return shopPlace().lowestPrices
    ? texts.lowest(formatAmount(is))
    : texts.instead(formatAmount(is), formatAmount(was));
}

type BookFormProps = {
  form: BookFormState;
  labelledBy: string;
  cover: ReactNode;
  button: string;
  beside?: ReactNode;
};

/** The layout of a book form: fields, cover beside them on wide screens, submit button. */
export function BookForm({ form, labelledBy, cover, button, beside }: BookFormProps) {
  return (
    <Form
      form={form}
      aria-labelledby={labelledBy}
      className="grid gap-6 card p-4 md:p-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-x-10"
    >
      <BookFields form={form} />
      <div className="grid content-start gap-5">{cover}</div>
      <div className="grid gap-3 border-t border-line pt-6 lg:col-span-2">
        <EditConflict
          conflict={form.conflict}
          what={useTexts(bookTexts).thisBook}
          problem={form.problem}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <FormButton form={form} className="grow sm:min-w-48 sm:grow-0">
            {button}
          </FormButton>
          <SavedAt at={form.savedAt} />
          {beside}
        </div>
      </div>
    </Form>
  );
}
