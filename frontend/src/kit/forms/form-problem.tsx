import type { ApiProblem } from '../../api/api-problem.ts';

/** A form's error that belongs to no single field. */
export function FormProblem({ problem }: { problem: ApiProblem | null }) {
  const general = problem && Object.keys(problem.fields).length === 0;
  return (
    <div role="alert" className="empty:hidden">
      {general && <p className="font-semibold text-bad">{problem.message}</p>}
    </div>
  );
}
