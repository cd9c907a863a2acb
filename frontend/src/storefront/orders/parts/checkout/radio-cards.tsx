import { type ReactNode, useId } from 'react';

type Option<Value> = {
  value: Value;
  title: string;
  hint: ReactNode;
  /** Shown at the end of the card. */
  price?: string | undefined;
};

type RadioCardsProps<Value> = {
  name: string;
  legend: string;
  options: readonly Option<Value>[];
  chosen: Value | undefined;
  /** Shown instead of options. */
  none: string;
  error: string | undefined;
  onChoose: (value: Value) => void;
};

/** Chooses one of some options, each with what has to be known of it. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, legend, options, chosen, none, error, onChoose } = props;
  const errorId = useId();
  return (
    <fieldset className="stack min-w-0 gap-3" aria-describedby={error && errorId}>
      <legend className="mb-4 font-title text-h3 font-semibold">{legend}</legend>
      {options.map(({ value, title, hint, price }, at) => (
        <label
          key={value}
          className="flex cursor-pointer items-start gap-3 control p-4 has-checked:border-ink has-checked:bg-wash"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            aria-invalid={error && (chosen ? value === chosen : at === 0) ? true : undefined}
            onChange={() => onChoose(value)}
            className="mt-1 size-5 shrink-0 accent-accent-deep"
          />
          <span className="flex min-w-0 grow flex-wrap gap-x-3">
            <span className="min-w-0 grow basis-40">
              <span className="block font-semibold break-words">{title}</span>
              <span className="block text-fine text-muted">{hint}</span>
            </span>
            {price !== undefined && <span className="tabular-nums">{price}</span>}
          </span>
        </label>
      ))}
      {options.length === 0 && <p>{none}</p>}
      {error && (
        <p id={errorId} className="text-fine font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
