import { weekdayName } from '@book-store/contract/place';
import { WAYS_MAX } from '@book-store/contract/settings/delivery/delivery';
import type { ShopView } from '@book-store/contract/settings/shop/shop.schemas';
import { useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Tick } from '../../../kit/fields/tick.tsx';
import { EditFields, EditForm } from '../../../kit/forms/edit-form.tsx';
import { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { useEditShopMutation } from '../parts/settings-frame/api.ts';
import { movedUp, valuesOfRow } from '../parts/settings-frame/form-rows.ts';
import {
  type DeliveryValues,
  fieldsOf,
  readShape,
  toEditBody,
  valuesOf,
  valuesOfWays,
  WEEKDAYS,
  writeShape,
} from './delivery-values.ts';
import { WayFieldset } from './way-fieldset.tsx';

/** What delivery costs and how long it takes, as the book page, the cart and the checkout say it. */
export function DeliveryForm({ shop }: { shop: ShopView }) {
  const [editShop] = useEditShopMutation();
  const form = useEditForm<ShopView, DeliveryValues>({
    item: shop,
    fields: fieldsOf,
    read: valuesOf,
    send: (typed, { versions }) => editShop(toEditBody(typed, versions.delivery)).unwrap(),
    saved: 'Delivery has been saved',
  });
  const { values, put } = form;
  const ways = readShape(values.shape);
  const region = useRef<HTMLDivElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  useRestoreFocus(region, another);

  function add() {
    const all = valuesOfWays([...ways.map(() => NEW_WAY), NEW_WAY]);
    const next = writeShape([...ways, { id: randomKey().toLowerCase(), steps: 1, heavier: 0 }]);
    put({ ...valuesOfRow(all, ways.length), shape: next });
  }

  function remove(index: number) {
    const left = ways.filter((_, number) => number !== index);
    put({ ...movedUp(values, index), shape: writeShape(left) });
  }

  const goesByWeight = ways.some(({ heavier }) => heavier > 0);
  const hasPickUp = ways.some((_, index) => values[`ways.${index}.kind`] === 'pick-up');
  return (
    <EditForm form={form} what="the delivery" button="Save delivery">
      <div ref={region} className="stack gap-5">
        {ways.map(({ id, steps, heavier }, index) => (
          <WayFieldset
            key={id}
            form={form}
            index={index}
            counts={{ steps, heavier }}
            isOnly={ways.length === 1}
            onCounts={(counts) => {
              const next = ways.map((way, number) =>
                number === index ? { ...way, ...counts } : way,
              );
              put({ shape: writeShape(next) });
            }}
            onRemove={() => remove(index)}
          />
        ))}
        {ways.length < WAYS_MAX && (
          <Button ref={another} variant="secondary" onClick={add} className="justify-self-start">
            Add a way of delivery
          </Button>
        )}
      </div>
      <Tick {...form.tick('promisesDates')}>Promise dates instead of a number of working days</Tick>
      {values.promisesDates === true && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 font-semibold">Closed on</legend>
          <div className="flex flex-wrap gap-x-6">
            {WEEKDAYS.map((day) => (
              <Tick key={day} {...form.tick(`closed.${day}`)}>
                {weekdayName('en', day)}
              </Tick>
            ))}
          </div>
          <p className="text-fine font-semibold text-bad empty:hidden">
            {form.problem?.fields['closed.weekdays']}
          </p>
          <EditFields of={form} names={['closed.dates']} />
        </fieldset>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <EditFields
          of={form}
          names={[
            ...(goesByWeight ? ['usualWeight'] : []),
            ...(hasPickUp ? ['keptDays'] : []),
            'orderableDays',
            'deliveryNote',
          ]}
        />
      </div>
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
