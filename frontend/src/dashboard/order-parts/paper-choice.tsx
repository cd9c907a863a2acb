import type { Paper } from '../../kit/print/print-sheet.tsx';

const papers = [
  { value: 'a4', name: 'A4' },
  { value: 'a6', name: 'A6' },
] as const;

type PaperChoiceProps = { paper: Paper; onChoose: (paper: Paper) => void };

export function PaperChoice({ paper, onChoose }: PaperChoiceProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Paper size of the packing slip</legend>
      {papers.map(({ value, name }) => (
        <label
          key={value}
          className="inline-flex min-h-11 cursor-pointer items-center gap-2 border border-control px-4 first-of-type:rounded-l-field last-of-type:-ml-px last-of-type:rounded-r-field has-checked:bg-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="paper"
            value={value}
            checked={paper === value}
            onChange={() => onChoose(value)}
            className="accent-accent-deep"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
