import { shopDay, shopPlace } from '@book-store/contract/place';
import {
  TAX_RATES_MAX,
  TAX_REGION_MAX,
  type TaxClass,
} from '@book-store/contract/settings/tax/tax';
import { useRef, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Field, SelectField } from '../../../kit/fields/field.tsx';
import { Options } from '../../../kit/fields/options.tsx';
import { useRestoreFocus } from '../../../kit/use-restore-focus.ts';
import { CountryOptions } from '../parts/settings-frame/country-options.tsx';
import { PERCENT_PATTERN, PERCENT_RULE, type RateRow } from '../parts/tax/rate-rows.ts';
import { READY_COUNTRIES, readyRows } from '../parts/tax/ready-rates.ts';

const CLASS_NAMES: Readonly<Record<TaxClass, string>> = {
  books: 'Books',
  digital: 'E-books and audio',
  other: 'Everything else',
};

type RateTableProps = {
  rows: readonly RateRow[];
  /** What is wrong, by paths such as `rates.0.from`. */
  errors: Readonly<Record<string, string>>;
  onChange: (rows: RateRow[]) => void;
};

/** The rates that the shop charges, a row each, and ready ones for some countries. */
export function RateTable({ rows, errors, onChange }: RateTableProps) {
  const region = useRef<HTMLFieldSetElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  useRestoreFocus(region, another);
  const change = (at: number, part: Partial<RateRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const newest: RateRow = rows.at(-1) ?? {
    country: shopPlace().country ?? '',
    region: '',
    class: 'books',
    percent: '',
    from: shopDay(new Date()),
  };
  return (
    <fieldset ref={region} className="grid gap-4">
      <legend className="mb-2 font-semibold">Rates</legend>
      {rows.length === 0 && (
        <p className="text-muted">
          No rates: the shop says nothing of tax, and its prices are what customers pay.
        </p>
      )}
      {rows.map((row, at) => (
        <RateFields
          // Rows have no names, and only the last ones come and go.
          // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled
          key={at}
          row={row}
          at={at}
          errorOf={(name) => errors[`rates.${at}.${name}`]}
          onChange={(part) => change(at, part)}
          onRemove={() => onChange(rows.filter((_row, index) => index !== at))}
        />
      ))}
      {errors.rates && <p className="text-fine font-semibold text-bad">{errors.rates}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <Button
          ref={another}
          variant="secondary"
          disabled={rows.length >= TAX_RATES_MAX}
          onClick={() => onChange([...rows, { ...newest, percent: '' }])}
        >
          Add a rate
        </Button>
        <ReadyRates onAdd={(added) => onChange([...rows, ...added])} />
      </div>
      <p className="text-fine text-muted">
        The usual rates are those of November 2026. Please check them with your accountant.
      </p>
    </fieldset>
  );
}

/** Offers the usual rates of a country, that of the shop first. */
function ReadyRates({ onAdd }: { onAdd: (rows: RateRow[]) => void }) {
  const { country: own = '' } = shopPlace();
  const [country, setCountry] = useState(
    READY_COUNTRIES.includes(own) ? own : (READY_COUNTRIES[0] ?? ''),
  );
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Usual rates"
        value={country}
        onChange={({ currentTarget }) => setCountry(currentTarget.value)}
      >
        <CountryOptions of={READY_COUNTRIES} />
      </SelectField>
      <Button variant="secondary" onClick={() => onAdd(readyRows(country, shopDay(new Date())))}>
        Add them
      </Button>
    </div>
  );
}

type RateFieldsProps = {
  row: RateRow;
  at: number;
  errorOf: (name: string) => string | undefined;
  onChange: (part: Partial<RateRow>) => void;
  onRemove: () => void;
};

function RateFields({ row, at, errorOf, onChange, onRemove }: RateFieldsProps) {
  const control = (name: string, of: keyof RateRow) => ({
    name: `rates.${at}.${name}`,
    value: row[of],
    error: errorOf(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [of]: currentTarget.value }),
  });
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3 border-t border-line pt-3 lg:grid-cols-[1fr_1fr_1.3fr_5rem_9.5rem_auto]">
      <legend className="sr-only">Rate {at + 1}</legend>
      <SelectField label="Country" required {...control('country', 'country')}>
        <option value="">Choose</option>
        <CountryOptions />
      </SelectField>
      <Field
        label="State"
        optional
        maxLength={TAX_REGION_MAX}
        placeholder="NY, New York"
        {...control('region', 'region')}
      />
      <SelectField label="For" {...control('class', 'class')}>
        <Options names={CLASS_NAMES} />
      </SelectField>
      <Field
        label="Percent"
        inputMode="decimal"
        required
        pattern={PERCENT_PATTERN}
        title={PERCENT_RULE}
        autoComplete="off"
        {...control('rate', 'percent')}
      />
      <Field label="From" type="date" required {...control('from', 'from')} />
      <Button variant="link" onClick={onRemove} className="mt-7">
        Remove<span className="sr-only"> rate {at + 1}</span>
      </Button>
    </fieldset>
  );
}
