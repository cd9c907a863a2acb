import { toApiProblem } from '../../api/api-problem.ts';
import { Failure } from '../../kit/failure.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { useOpenMailQuery } from './api.ts';

/** What a mail says, as its plain text. */
export function MailText({ id }: { id: string }) {
  const { data: mail, error, refetch } = useOpenMailQuery(id);
  if (error) {
    return (
      <Failure
        text="The mail could not be opened."
        detail={toApiProblem(error).message}
        onRetry={refetch}
      />
    );
  }
  if (!mail) return <Spinner text="Opening the mail…" />;
  return (
    <pre className="mt-3 max-w-[68ch] rounded-field bg-wash p-4 font-sans text-fine break-words whitespace-pre-wrap">
      {mail.text}
    </pre>
  );
}
