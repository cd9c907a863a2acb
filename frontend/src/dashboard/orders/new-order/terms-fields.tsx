import { TYPED_CODE_MAX } from '@book-store/contract/orders/discount-codes/discount';
import { ORDER_NOTE_MAX } from '@book-store/contract/orders/order/orders';
import { useShopQuery } from '../../../api/calls/shop-api.ts';
import { Field, SelectField, TextAreaField } from '../../../kit/fields/field.tsx';
import type { useForm } from '../../../kit/forms/use-form.ts';
import { wayName } from '../../../lib/ordering/delivery-words.ts';
import { ownerOrderingTexts } from '../../../lib/ordering/owner-texts.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { entryTexts } from '../entry-texts.ts';
import type { AppliedCodes, NewOrderValues, useOrderTerms } from './use-order-terms.ts';

type TermsFieldsProps = {
  form: ReturnType<typeof useForm<NewOrderValues>>;
  order: ReturnType<typeof useOrderTerms>;
  onApply: (codes: AppliedCodes) => void;
};

/** Way of delivery, way to pay, codes and a note: each where the shop has it. */
export function TermsFields({ form, order, onApply }: TermsFieldsProps) {
  const texts = useTexts(entryTexts);
  const { methods } = useTexts(ownerOrderingTexts);
  const { data: shop } = useShopQuery();
  const { delivered, collected, discountCode, giftCard } = form.watch();
  const { fitting, byBank, problems, isCovered } = order;
  const apply = () => onApply({ discountCode: discountCode.trim(), giftCard: giftCard.trim() });
  return (
    <>
      {delivered && fitting.length > 1 && (
        <SelectField label={texts.wayOfDelivery} {...form.field('delivery')}>
          {fitting.map((way) => (
            <option key={way.id} value={way.id}>
              {wayName(way)}
            </option>
          ))}
        </SelectField>
      )}
      {!(collected && !delivered) && byBank.length > 0 && !isCovered && (
        <SelectField label={texts.payment} {...form.field('payment')}>
          <option value="">
            {delivered ? methods['cash-on-delivery'] : methods['at-pick-up']}
          </option>
          {byBank.map(({ method }) => (
            <option key={method} value={method}>
              {methods[method]}
            </option>
          ))}
        </SelectField>
      )}
      {shop?.discountCodes && (
        <Field
          label={texts.discountCode}
          {...form.field('discountCode')}
          error={form.errorOf('discountCode') ?? problems.discountCode}
          optional
          autoComplete="off"
          maxLength={TYPED_CODE_MAX}
          onBlur={apply}
        />
      )}
      {shop?.giftCards && (
        <Field
          label={texts.giftCard}
          {...form.field('giftCard')}
          error={form.errorOf('giftCard') ?? problems.giftCard}
          optional
          autoComplete="off"
          maxLength={TYPED_CODE_MAX}
          onBlur={apply}
        />
      )}
      <TextAreaField
        label={texts.note}
        {...form.field('note')}
        hint={texts.noteHint}
        optional
        rows={2}
        maxLength={ORDER_NOTE_MAX}
      />
    </>
  );
}
