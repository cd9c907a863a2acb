type SignInProblemProps = {
  id: string;
  /** The specified message, if the credentials were rejected, and what to do next. */
  failure: { message?: string; hint: string } | null;
};

/** Why a sign-in failed; the form refers to it by `id` for screen readers. */
export function SignInProblem({ id, failure }: SignInProblemProps) {
  return (
    <div id={id} role="alert" className="grid gap-1 empty:hidden">
      {failure?.message && <p className="font-semibold text-bad">{failure.message}</p>}
      {failure?.hint && <p className="text-fine">{failure.hint}</p>}
    </div>
  );
}
