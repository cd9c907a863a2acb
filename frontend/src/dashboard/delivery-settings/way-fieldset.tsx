import { STEPS_MAX, WAY_KINDS, type WayKind } from '@book-store/contract/delivery';
import { useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { EditFields } from '../../kit/forms/edit-form.tsx';
import { SelectField } from '../../kit/forms/field.tsx';
import type { useEditForm } from '../../kit/forms/use-edit-form.ts';
import { useRestoreFocus } from '../../kit/use-restore-focus.ts';
import { CountriesField } from '../settings-frame/countries-field.tsx';
import { type DeliveryValues, stepValues } from './delivery-values.ts';

const KINDS: Record<WayKind, string> = {
  parcel: 'Parcel',
  'pick-up': 'Pick-up in the shop',
  round: 'Own round',
};

type Form = Pick<
  ReturnType<typeof useEditForm<unknown, DeliveryValues>>,
  'field' | 'values' | 'put' | 'names'
>;

type WayFieldsetProps = {
  form: Form;
  index: number;
  steps: number;
  /** Whether the shop has no other way. */
  isOnly: boolean;
  onSteps: (count: number) => void;
  onRemove: () => void;
};

/** One way of delivery: its name, where it goes, what it costs, how long it takes. */
export function WayFieldset(props: WayFieldsetProps) {
  const { form, index, steps, isOnly, onSteps, onRemove } = props;
  const at = `ways.${index}`;
  const last = `${at}.steps.${steps}`;
  const laterSteps = Array.from({ length: steps - 1 }, (_, step) =>
    ['sum', 'price'].map((part) => `${at}.steps.${step + 1}.${part}`),
  ).flat();
  const region = useRef<HTMLParagraphElement>(null);
  const addStep = useRef<HTMLButtonElement>(null);
  const removeStep = useRef<HTMLButtonElement>(null);
  // At the ends of their number one of the two buttons goes.
  useRestoreFocus(region, steps > 1 ? removeStep : addStep);
  const isPickUp = form.values[`${at}.kind`] === 'pick-up';
  return (
    <fieldset className="grid gap-5 card p-4">
      <legend className="sr-only">Way {index + 1}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditFields of={form} names={[`${at}.name`]} />
        <SelectField label="Kind" {...form.field(`${at}.kind`)}>
          {WAY_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KINDS[kind]}
            </option>
          ))}
        </SelectField>
        {!isPickUp && (
          <CountriesField
            label="Countries"
            {...form.field(`${at}.countries`)}
            onChange={(countries) => form.put({ [`${at}.countries`]: countries })}
          />
        )}
        <EditFields of={form} names={[`${at}.steps.0.price`, `${at}.freeFrom`]} />
        <EditFields of={form} names={laterSteps} />
        <p ref={region} className="flex flex-wrap gap-3 sm:col-span-2">
          {steps < STEPS_MAX && (
            <Button
              ref={addStep}
              variant="secondary"
              onClick={() => {
                form.put(stepValues(last, { sum: 0, price: 0 }));
                onSteps(steps + 1);
              }}
            >
              Add a step of the price
            </Button>
          )}
          {steps > 1 && (
            <Button ref={removeStep} variant="secondary" onClick={() => onSteps(steps - 1)}>
              Remove the last step
            </Button>
          )}
        </p>
        <EditFields of={form} names={[`${at}.days.from`, `${at}.days.to`]} />
      </div>
      {!isOnly && (
        <Button variant="secondary" onClick={onRemove} className="justify-self-start">
          Remove this way
        </Button>
      )}
    </fieldset>
  );
}
