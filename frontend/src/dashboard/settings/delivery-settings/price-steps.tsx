import { STEPS_MAX } from '@book-store/contract/settings/delivery/delivery';
import { useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { EditFields } from '../../../kit/forms/edit-form.tsx';
import type { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { type DeliveryValues, type Steps, stepValues, weightValues } from './delivery-values.ts';

export type DeliveryForm = Pick<
  ReturnType<typeof useEditForm<unknown, DeliveryValues>>,
  'field' | 'values' | 'put' | 'names'
>;

type PriceStepsProps = {
  form: DeliveryForm;
  /** The path of the way. */
  at: string;
  counts: Steps;
  onCounts: (counts: Steps) => void;
};

const numbersUpTo = (count: number) => Array.from({ length: count }, (_, number) => number);

/** What a way costs for dearer or for heavier books, after its first price: steps by sum or by weight. */
export function PriceSteps({ form, at, counts, onCounts }: PriceStepsProps) {
  const { steps, heavier } = counts;
  const region = useRef<HTMLParagraphElement>(null);
  const bySum = useRef<HTMLButtonElement>(null);
  const byWeight = useRef<HTMLButtonElement>(null);
  const removeStep = useRef<HTMLButtonElement>(null);
  const later = steps - 1 + heavier;
  // At the ends of their number one of the buttons goes.
  useRestoreFocus(region, later > 0 ? removeStep : bySum);
  const addBySum = () => {
    form.put(stepValues(`${at}.steps.${steps}`, { sum: 0, price: 0 }));
    onCounts({ ...counts, steps: steps + 1 });
  };
  const addByWeight = () => {
    form.put(weightValues(`${at}.heavier.${heavier}`));
    onCounts({ ...counts, heavier: heavier + 1 });
  };
  const removeLast = () =>
    onCounts(heavier > 0 ? { ...counts, heavier: heavier - 1 } : { ...counts, steps: steps - 1 });
  return (
    <>
      <EditFields
        of={form}
        names={[
          ...numbersUpTo(steps - 1).flatMap((step) =>
            ['sum', 'price'].map((part) => `${at}.steps.${step + 1}.${part}`),
          ),
          ...numbersUpTo(heavier).flatMap((step) =>
            ['over', 'price'].map((part) => `${at}.heavier.${step}.${part}`),
          ),
        ]}
      />
      <p ref={region} className="flex flex-wrap gap-3 sm:col-span-2">
        {heavier === 0 && steps < STEPS_MAX && (
          <Button ref={bySum} variant="secondary" onClick={addBySum}>
            Add a step by sum
          </Button>
        )}
        {steps === 1 && heavier < STEPS_MAX && (
          <Button ref={byWeight} variant="secondary" onClick={addByWeight}>
            Add a step by weight
          </Button>
        )}
        {later > 0 && (
          <Button ref={removeStep} variant="secondary" onClick={removeLast}>
            Remove the last step
          </Button>
        )}
      </p>
    </>
  );
}
