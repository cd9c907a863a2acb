import { useState } from 'react';
import { useTexts } from '../../lib/wording/storefront-texts.ts';
import { IconButton } from '../button.tsx';
import { MinusIcon, PlusIcon } from '../icons/icons.tsx';
import { kitTexts } from '../texts.ts';

type QuantityStepperProps = {
  /** The title of the book, for the names of field and buttons. */
  title: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
};

/** Chooses a number of copies from 1: by buttons, by typing, or with the arrow keys. */
export function QuantityStepper({ title, value, max, onChange }: QuantityStepperProps) {
  const texts = useTexts(kitTexts).quantity;
  /** What is typed while it is no number of copies, such as nothing. */
  const [typed, setTyped] = useState<string>();
  const [isChanged, setIsChanged] = useState(false);
  const set = (next: number) => {
    setTyped(undefined);
    setIsChanged(true);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const number = Number(text);
    if (Number.isInteger(number) && number >= 1 && number <= max) set(number);
    else setTyped(text);
  };
  const step = (by: 1 | -1) => ({
    disabled: by > 0 ? value >= max : value <= 1,
    onClick: () => set(Math.min(max, Math.max(1, value + by))),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not shrink to its contents
    <span
      role="group"
      aria-label={texts.copiesOf(title)}
      className="needs-script inline-flex items-center rounded-field border border-control bg-card [&_[aria-disabled=true]]:text-muted [&_[aria-disabled=true]]:opacity-50"
    >
      <IconButton name={texts.oneLess(title)} {...step(-1)}>
        <MinusIcon className="size-5" />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        aria-label={texts.numberOf(title)}
        min={1}
        max={max}
        value={typed ?? value}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          if (typed !== undefined) set(Number(typed) > max ? max : value);
        }}
        className="h-11 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none w-11 bg-transparent text-center tabular-nums"
      />
      <IconButton name={texts.oneMore(title)} {...step(1)}>
        <PlusIcon className="size-5" />
      </IconButton>
      <span role="status" className="sr-only">
        {isChanged && texts.copies(value)}
      </span>
    </span>
  );
}
