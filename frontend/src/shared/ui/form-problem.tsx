import type { ApiProblem } from '../api/api-problem.ts';

/** Why a form was not saved, where no single field is to blame. */
export function FormProblem({ problem }: { problem: ApiProblem | null }) {
  const general = problem && Object.keys(problem.fields).length === 0;
  return (
    <div role="alert" className="empty:hidden">
      {general && <p className="font-semibold text-bad">{problem.message}</p>}
    </div>
  );
}
