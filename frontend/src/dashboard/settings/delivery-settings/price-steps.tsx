import { STEPS_MAX } from '@book-store/contract/settings/delivery/delivery';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../kit/button.tsx';
import { EditFields } from '../../../kit/forms/edit-form.tsx';
import { focusAdded } from '../../../kit/forms/focus-added.ts';
import type { useEditForm } from '../../../kit/forms/use-edit-form.ts';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { waysTexts } from '../ways-texts.ts';
import type { DeliveryValues } from './delivery-values.ts';
import { stepValues, weightValues } from './way-values.ts';

export type DeliverySettingsForm = Pick<
  ReturnType<typeof useEditForm<unknown, DeliveryValues>>,
  'control' | 'field' | 'choice' | 'values' | 'names'
>;

/** The prices after the first one: steps by the order's sum or by weight, never both. */
export function PriceSteps({ form, index }: { form: DeliverySettingsForm; index: number }) {
  const texts = useTexts(waysTexts).delivery;
  const { control, values } = form;
  const at = `ways.${index}` as const;
  const { steps = [], heavier = [] } = values.ways[index] ?? {};
  const sums = useFieldArray({ control, name: `${at}.steps` });
  const weights = useFieldArray({ control, name: `${at}.heavier` });
  const later = steps.length - 1 + heavier.length;
  const addBySum = () =>
    focusAdded(`${at}.steps.${steps.length}.sum`, () =>
      sums.append(stepValues({ sum: 0, price: 0 })),
    );
  const addByWeight = () =>
    focusAdded(`${at}.heavier.${heavier.length}.over`, () => weights.append(weightValues()));
  const removeLast = () =>
    heavier.length > 0 ? weights.remove(heavier.length - 1) : sums.remove(steps.length - 1);
  return (
    <>
      <EditFields
        of={form}
        names={[
          ...steps
            .slice(1)
            .flatMap((_step, later) =>
              (['sum', 'price'] as const).map(
                (part) => `${at}.steps.${later + 1}.${part}` as const,
              ),
            ),
          ...heavier.flatMap((_step, step) =>
            (['over', 'price'] as const).map((part) => `${at}.heavier.${step}.${part}` as const),
          ),
        ]}
      />
      <p data-focus-area className="flex flex-wrap gap-3 sm:col-span-2">
        {heavier.length === 0 && steps.length < STEPS_MAX && (
          <Button data-takes-focus={later === 0} variant="secondary" onClick={addBySum}>
            {texts.addStepBySum}
          </Button>
        )}
        {steps.length === 1 && heavier.length < STEPS_MAX && (
          <Button variant="secondary" onClick={addByWeight}>
            {texts.addStepByWeight}
          </Button>
        )}
        {later > 0 && (
          <Button data-takes-focus variant="secondary" onClick={removeLast}>
            {texts.removeStep}
          </Button>
        )}
      </p>
    </>
  );
}
