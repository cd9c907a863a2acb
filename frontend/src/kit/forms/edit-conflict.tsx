import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ApiProblem } from '../../api/api-problem.ts';
import { type TextsOf, useTexts } from '../../lib/wording/storefront-texts.ts';
import { Button } from '../button.tsx';
import { dashboardKitTexts } from '../dashboard-texts.ts';
import type { Conflict } from './conflict-rows.ts';
import { FormProblem } from './form-problem.tsx';

type EditConflictProps = {
  /** From `useEditForm`; undefined while nobody else has changed anything. */
  conflict: Conflict | undefined;
  /** 'this book' */
  what: string;
  problem: ApiProblem | null;
};

/** Why the form could not be saved, and what somebody else has changed meanwhile. */
export function EditConflict({ conflict, what, problem }: EditConflictProps) {
  const isSaid = conflict && problem?.code === 'changed-meanwhile';
  return (
    <>
      {conflict && (
        <Choice key={`${conflict.round} ${conflict.taken}`} what={what} conflict={conflict} />
      )}
      <FormProblem problem={isSaid ? null : problem} />
    </>
  );
}

function Choice({ conflict, what }: { conflict: Conflict; what: string }) {
  const texts = useTexts(dashboardKitTexts).conflict;
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
          {texts.heading(what)}
        </h3>
        <p>{statusOf(conflict, texts)}</p>
      </div>
      {rows.length > 0 && (
        <dl className="grid gap-3">
          {rows.map(({ path, label, yours, theirs }) => (
            <div
              key={path}
              className="grid gap-x-4 gap-y-1 border-t border-line pt-3 md:grid-cols-2"
            >
              <dt className="font-semibold md:col-span-2">{label}</dt>
              <Value whose={texts.yours} value={excerpt(yours, theirs)} />
              <Value whose={texts.theirs} value={excerpt(theirs, yours)} />
            </div>
          ))}
        </dl>
      )}
      {taken && rows.length > 0 && (
        <Button variant="secondary" onClick={conflict.putBack} className="justify-self-start">
          {texts.putBack}
        </Button>
      )}
      {!taken && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={conflict.takeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button type="submit" variant="secondary" onClick={conflict.overwrite}>
            {texts.overwrite}
          </Button>
        </div>
      )}
    </section>
  );
}

type ConflictTexts = TextsOf<typeof dashboardKitTexts>['conflict'];

function statusOf({ rows, taken }: Conflict, texts: ConflictTexts): string {
  if (!taken) return texts.nothingSaved;
  return rows.length > 0 ? texts.taken : texts.merged;
}

const EXCERPT = 200;
const LEAD_IN = 40;

/** Shortens a long text to the part where it begins to differ from the other one. */
function excerpt(text: ReactNode, other: ReactNode): ReactNode {
  if (typeof text !== 'string' || typeof other !== 'string') return text;
  if (text.length <= EXCERPT) return text;
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  const from = same <= LEAD_IN ? 0 : same - LEAD_IN;
  const to = from + EXCERPT;
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}

function Value({ whose, value }: { whose: string; value: ReactNode }) {
  const { nothing } = useTexts(dashboardKitTexts).conflict;
  return (
    <dd className="min-w-0">
      <span className="block text-fine text-muted">{whose}</span>
      <span className="break-words whitespace-pre-line">{value || nothing}</span>
    </dd>
  );
}
