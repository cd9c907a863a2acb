import { useEffect, useId, useRef } from 'react';

export type Disagreement = {
  name: string;
  label: string;
  yours: string;
  theirs: string;
  chosen?: 'yours' | 'theirs';
};

type YoursAndTheirsProps = {
  /** 'this book' */
  what: string;
  /** The label of the button that saves. */
  button: string;
  disagreements: readonly Disagreement[];
  onChoose: (name: string, chosen: 'yours' | 'theirs') => void;
};

/** The fields that somebody else has changed since a form was opened, for the person to choose from. */
export function YoursAndTheirs({ what, button, disagreements, onChoose }: YoursAndTheirsProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const open = disagreements.filter(({ chosen }) => !chosen).length;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border-2 border-accent-deep p-4"
    >
      <div>
        <h3 id={id} ref={heading} tabIndex={-1} className="font-sans text-lead outline-none">
          Somebody else has changed {what} in the meantime
        </h3>
        <p>Your changes have not been saved yet, and are still here.</p>
      </div>
      {disagreements.map((one) => (
        <fieldset key={one.name} className="grid min-w-0 gap-2 md:grid-cols-2">
          <legend className="mb-1 font-semibold">{one.label}</legend>
          {(['yours', 'theirs'] as const).map((which) => (
            <label
              key={which}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-field border border-control p-2.5 has-checked:border-accent-deep has-checked:bg-wash"
            >
              <input
                type="radio"
                name={`${id}-${one.name}`}
                checked={one.chosen === which}
                onChange={() => onChoose(one.name, which)}
                className="mt-0.5 size-5 shrink-0 accent-accent-deep"
              />
              <span className="min-w-0">
                <span className="block text-fine text-muted">
                  {which === 'yours' ? 'Yours' : 'Theirs'}
                </span>
                <span className="block max-h-60 overflow-y-auto break-words whitespace-pre-line">
                  {one[which] || 'Nothing'}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <p role="status" className="font-semibold">
        {open > 0 ? `Choose one of each, then press “${button}”.` : `Now press “${button}”.`}
      </p>
    </section>
  );
}
