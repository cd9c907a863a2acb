import { weekdayName } from '@book-store/contract/place';
import { WAYS_MAX } from '@book-store/contract/settings/delivery/delivery';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/fields/checkbox.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { focusAdded } from '../../../kit/forms/focus-added.ts';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { useLanguage, useTexts } from '../../../lib/wording/storefront-texts.ts';
import { useDashboardTexts } from '../../frame/use-dashboard-texts.ts';
import { useEditShopMutation } from '../parts/settings-frame/api.ts';
import { waysTexts } from '../ways-texts.ts';
import { fieldsOf, inWeek, KEYS, toEditBody, valuesOf, WEEKDAYS } from './delivery-values.ts';
import { WayFieldset } from './way-fieldset.tsx';
import { wayValues } from './way-values.ts';

export function DeliveryForm({ shop }: { shop: ShopView }) {
  const texts = useTexts(waysTexts).delivery;
  const language = useLanguage();
  const [editShop] = useEditShopMutation();
  const form = useEditForm({
    item: shop,
    keep: 'delivery',
    fields: (values) => fieldsOf(values, texts),
    read: valuesOf,
    keys: KEYS,
    send: (typed, { versions }) => editShop(toEditBody(typed, versions.delivery)).unwrap(),
    saved: texts.saved,
  });
  const { values, put } = form;
  const { ways, closed } = values;
  const { append, remove } = useFieldArray({ control: form.control, name: 'ways', keyName: 'key' });

  const add = () =>
    focusAdded(`ways.${ways.length}.name`, () =>
      append(wayValues({ ...NEW_WAY, id: randomKey().toLowerCase() })),
    );
  const goesByWeight = ways.some(({ heavier }) => heavier.length > 0);
  const hasPickUp = ways.some(({ kind }) => kind === 'pick-up');
  // As specified, each parcel is marked by hand.
  const hasParcels = useDashboardTexts().isRefined && ways.some(({ kind }) => kind === 'parcel');
  return (
    <EditForm form={form} what={texts.what} button={texts.save}>
      <div data-focus-area className="stack gap-5">
        {ways.map(({ id }, index) => (
          <WayFieldset
            key={id}
            form={form}
            index={index}
            isOnly={ways.length === 1}
            onRemove={() => remove(index)}
          />
        ))}
        {ways.length < WAYS_MAX && (
          <Button data-takes-focus variant="secondary" onClick={add} className="justify-self-start">
            {texts.addWay}
          </Button>
        )}
      </div>
      <Checkbox {...form.checkbox('promisesDates')}>{texts.promiseDates}</Checkbox>
      {values.promisesDates && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">{texts.closedOn}</legend>
          <div className="flex flex-wrap gap-x-6">
            {WEEKDAYS.map((day) => (
              <Checkbox
                key={day}
                checked={closed.weekdays.includes(day)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = closed.weekdays.filter((other) => other !== day);
                  put('closed.weekdays', inWeek(checked ? [...others, day] : others));
                }}
              >
                {weekdayName(language, day)}
              </Checkbox>
            ))}
          </div>
          <p className="text-fine font-semibold text-bad empty:hidden">
            {form.errorOf('closed.weekdays')}
          </p>
          <EditFields of={form} names={['closed.dates']} />
        </fieldset>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <EditFields
          of={form}
          names={[
            ...(goesByWeight ? (['usualWeight'] as const) : []),
            ...(hasPickUp ? (['keptDays'] as const) : []),
            'orderableDays',
            'deliveryNote',
          ]}
        />
      </div>
      {hasParcels && (
        <Checkbox {...form.checkbox('deliveredByItself')}>{texts.deliverByItself}</Checkbox>
      )}
    </EditForm>
  );
}

const NEW_WAY = {
  id: '',
  kind: 'parcel' as const,
  countries: [],
  steps: [{ sum: 0, price: 0 }],
  days: { from: 2, to: 4 },
};
