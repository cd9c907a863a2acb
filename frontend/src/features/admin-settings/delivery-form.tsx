import {
  DELIVERY_DAYS_MAX,
  DELIVERY_NOTE_MAX,
  ORDERABLE_DAYS_MAX,
} from '@book-store/contract/delivery-limits';
import { formatDollars } from '@book-store/contract/money';
import type { EditShopBody, ShopView } from '@book-store/contract/schemas/shop';
import { assertConstraints } from '../../shared/form-constraints.ts';
import { PRICE_PATTERN, PRICE_RULE, parsePrice } from '../../shared/price-input.ts';
import { Button } from '../../shared/ui/button.tsx';
import { successToast } from '../../shared/ui/dialogs.ts';
import { Field } from '../../shared/ui/field.tsx';
import { FormProblem } from '../../shared/ui/form-problem.tsx';
import { useSavedForm } from '../../shared/use-saved-form.ts';
import { useEditShopMutation } from './admin-settings-api.ts';

const amount = {
  inputMode: 'decimal',
  autoComplete: 'off',
  pattern: PRICE_PATTERN,
  title: PRICE_RULE,
} as const;
const daysUpTo = (max: number) => ({
  type: 'number',
  inputMode: 'numeric' as const,
  min: 1,
  max,
  step: 1,
  required: true,
  title: `A whole number from 1 to ${max}.`,
});

function toBody(data: FormData): EditShopBody {
  const text = (name: string) => String(data.get(name)).trim();
  return {
    deliveryFee: parsePrice(text('deliveryFee')) ?? 0,
    freeFrom: parsePrice(text('freeFrom')) ?? undefined,
    deliveryDays: {
      from: Number(text('deliveryDays.from')),
      to: Number(text('deliveryDays.to')),
    },
    orderableDays: Number(text('orderableDays')),
    deliveryNote: text('deliveryNote'),
  };
}

/** What delivery costs and how long it takes, as the book page and the checkout say it. */
export function DeliveryForm({ shop }: { shop: ShopView }) {
  const [editShop] = useEditShopMutation();
  const { form, submitting, problem } = useSavedForm(async (data, element) => {
    assertConstraints(element, 'Please correct the marked fields.');
    await editShop(toBody(data)).unwrap();
    void successToast('Delivery has been saved');
  });
  const named = (name: string) => ({ name, error: problem?.fields[name] });
  return (
    <form {...form} className="grid grid-cols-2 content-start gap-5">
      <Field
        label="Delivery fee"
        defaultValue={formatDollars(shop.deliveryFee)}
        required
        {...amount}
        {...named('deliveryFee')}
      />
      <Field
        label="Free from"
        optional
        hint="The sum of the books."
        defaultValue={shop.freeFrom === undefined ? '' : formatDollars(shop.freeFrom)}
        {...amount}
        {...named('freeFrom')}
      />
      <Field
        label="Working days, from"
        defaultValue={shop.deliveryDays.from}
        {...daysUpTo(DELIVERY_DAYS_MAX)}
        {...named('deliveryDays.from')}
      />
      <Field
        label="Working days, to"
        defaultValue={shop.deliveryDays.to}
        {...daysUpTo(DELIVERY_DAYS_MAX)}
        {...named('deliveryDays.to')}
      />
      <Field
        label="Days until a book that you order arrives"
        hint="For sold-out books that can be ordered."
        className="col-span-2"
        defaultValue={shop.orderableDays}
        {...daysUpTo(ORDERABLE_DAYS_MAX)}
        {...named('orderableDays')}
      />
      <Field
        label="Note"
        optional
        hint="Shown beside the delivery, such as when you do not deliver."
        className="col-span-2"
        maxLength={DELIVERY_NOTE_MAX}
        defaultValue={shop.deliveryNote}
        {...named('deliveryNote')}
      />
      <div className="col-span-2 grid gap-5">
        <FormProblem problem={problem} />
        <Button type="submit" disabled={submitting} className="justify-self-start">
          {submitting ? 'Saving…' : 'Save delivery'}
        </Button>
      </div>
    </form>
  );
}
