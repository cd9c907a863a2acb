import { Loaded } from '../../kit/loaded.tsx';
import { useOpenMailQuery } from './api.ts';

/** What a mail says, as its plain text. */
export function MailText({ id }: { id: string }) {
  const query = useOpenMailQuery(id);
  return (
    <Loaded query={query} loading="Opening the mail…" failed="The mail could not be opened.">
      {({ text }) => (
        <pre className="mt-3 prose rounded-field bg-wash p-4 font-sans text-fine break-words whitespace-pre-wrap">
          {text}
        </pre>
      )}
    </Loaded>
  );
}
