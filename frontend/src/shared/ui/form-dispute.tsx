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

/** What somebody else has changed meanwhile, or else why a form could not be saved. */
export function FormDispute({ rows, problem, ...others }: FormDisputeProps) {
  if (!rows) return <FormProblem problem={problem} />;
  const key = rows.map(({ name, theirs }) => `${name} ${theirs}`).join();
  return <YoursAndTheirs key={key} disagreements={rows} {...others} />;
}
