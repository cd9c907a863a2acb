import type { ApiProblem } from '../api/api-problem.ts';
import { FormProblem } from './form-problem.tsx';
import { type Disagreement, YoursAndTheirs } from './yours-and-theirs.tsx';

type FormDisputeProps = {
  /** Undefined if nobody else has changed anything. */
  rows: readonly Disagreement[] | undefined;
  /** 'this book' */
  what: string;
  /** What the button says that saves. */
  button: string;
  onChoose: (name: string, chosen: 'yours' | 'theirs') => void;
  problem: ApiProblem | null;
};

/** What somebody else has changed in the meantime, and why else a form could not be saved. */
export function FormDispute({ rows, problem, ...others }: FormDisputeProps) {
  const key = rows?.map(({ name, theirs }) => `${name} ${theirs}`).join();
  // The choice itself says what this one is about.
  const isSaid = rows && problem?.code === 'changed-meanwhile';
  return (
    <>
      {rows && <YoursAndTheirs key={key} disagreements={rows} {...others} />}
      <FormProblem problem={isSaid ? null : problem} />
    </>
  );
}
