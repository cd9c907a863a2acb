import { WAY_KINDS } from '@book-store/contract/settings/delivery/delivery';
import { Button } from '../../../kit/button.tsx';
import { SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { EditFields } from '../../../kit/forms/edit-form.tsx';
import { useTexts } from '../../../lib/wording/storefront-texts.ts';
import { CountriesField } from '../parts/settings-frame/countries-field.tsx';
import { waysTexts } from '../ways-texts.ts';
import { type DeliverySettingsForm, PriceSteps } from './price-steps.tsx';
import { SharedCountries } from './shared-countries.tsx';

type WayFieldsetProps = {
  form: DeliverySettingsForm;
  index: number;
  isOnly: boolean;
  onRemove: () => void;
};

export function WayFieldset(props: WayFieldsetProps) {
  const texts = useTexts(waysTexts).delivery;
  const { form, index, isOnly, onRemove } = props;
  const at = `ways.${index}` as const;
  const { ways } = form.values;
  const isPickUp = ways[index]?.kind === 'pick-up';
  return (
    <fieldset className="grid gap-5 card p-4">
      <legend className="sr-only">{texts.way(index + 1)}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <EditFields of={form} names={[`${at}.name`]} />
        <SelectField {...form.field(`${at}.kind`)}>
          <Options names={texts.kinds} of={WAY_KINDS} />
        </SelectField>
        {!isPickUp && (
          <CountriesField label={texts.countries} {...form.choice(`${at}.countries`)} />
        )}
        <SharedCountries ways={ways} index={index} />
        <EditFields of={form} names={[`${at}.steps.0.price`, `${at}.freeFrom`]} />
        <PriceSteps form={form} index={index} />
        <EditFields of={form} names={[`${at}.days.from`, `${at}.days.to`]} />
      </div>
      {!isOnly && (
        <Button variant="secondary" onClick={onRemove} className="justify-self-start">
          {texts.removeWay}
        </Button>
      )}
    </fieldset>
  );
}
