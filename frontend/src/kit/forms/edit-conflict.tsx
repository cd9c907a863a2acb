import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { Button } from '../button.tsx';
import type { Conflict } from './conflict-rows.ts';
import { FormProblem } from './form-problem.tsx';

type EditConflictProps = {
  /** From `useEditForm`; undefined while nobody else has changed anything. */
  conflict: Conflict | undefined;
  /** 'this book' */
  what: string;
  problem: ApiProblem | null;
};

/** Stands in a form before its button: why it could not be saved, and what somebody else has changed. */
export function EditConflict({ conflict, what, problem }: EditConflictProps) {
  const isSaid = conflict && problem?.code === 'changed-meanwhile';
  const key = `${conflict?.taken} ${conflict?.rows.map(({ path, theirs }) => path + theirs).join()}`;
  return (
    <>
      {conflict && <Choice key={key} what={what} conflict={conflict} />}
      <FormProblem problem={isSaid ? null : problem} />
    </>
  );
}

function Choice({ conflict, what }: { conflict: Conflict; what: string }) {
  const { rows, taken } = conflict;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={id}
      className="stack gap-4 rounded-card border-2 border-accent-deep p-4"
    >
      <div className="grid gap-1">
        <h3
          id={id}
          ref={heading}
          tabIndex={-1}
          className="scroll-mb-72 font-sans text-lead outline-none"
        >
          Somebody else has changed {what} in the meantime
        </h3>
        <p>{statusOf(conflict)}</p>
      </div>
      {rows.length > 0 && (
        <dl className="grid gap-3">
          {rows.map(({ path, label, yours, theirs }) => (
            <div
              key={path}
              className="grid gap-x-4 gap-y-1 border-t border-line pt-3 md:grid-cols-2"
            >
              <dt className="font-semibold md:col-span-2">{label}</dt>
              <Value whose="Yours" value={excerpt(yours, theirs)} />
              <Value whose="Theirs" value={excerpt(theirs, yours)} />
            </div>
          ))}
        </dl>
      )}
      {taken && rows.length > 0 && (
        <Button variant="secondary" onClick={conflict.putBack} className="justify-self-start">
          Put mine back
        </Button>
      )}
      {!taken && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={conflict.takeTheirs}>
            Use theirs
          </Button>
          <Button type="submit" variant="secondary" onClick={conflict.overwrite}>
            Overwrite with mine
          </Button>
        </div>
      )}
    </section>
  );
}

function statusOf({ rows, taken }: Conflict): string {
  if (!taken) {
    return 'Nothing has been saved yet. What you typed is still in the form, beside what only they have changed.';
  }
  return rows.length > 0
    ? 'Theirs is in the form now. Save if you have changed anything else.'
    : 'Their changes are in the form now, beside yours. Save again to store both.';
}

const EXCERPT = 200;
const LEAD_IN = 40;

/** Returns a text, or of a long one the part where it begins to differ from another one. */
function excerpt(text: ReactNode, other: ReactNode): ReactNode {
  if (typeof text !== 'string' || typeof other !== 'string') return text;
  if (text.length <= EXCERPT) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const from = same <= LEAD_IN ? 0 : same - LEAD_IN;
  const to = from + EXCERPT;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

const Value = ({ whose, value }: { whose: string; value: ReactNode }) => (
  <dd className="min-w-0">
    <span className="block text-fine text-muted">{whose}</span>
    <span className="break-words whitespace-pre-line">{value || 'Nothing'}</span>
  </dd>
);
