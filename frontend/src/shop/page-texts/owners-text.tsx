import type { TextPageId } from '@book-store/contract/page-texts';
import type { ReactNode } from 'react';
import { toApiProblem } from '../../api/api-problem.ts';
import { Failure } from '../../kit/failure.tsx';
import { RichText } from '../../kit/rich-text.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { texts } from '../../lib/specified-texts.ts';
import { useGetPageTextQuery } from './api.ts';

type OwnersTextProps = {
  page: TextPageId;
  /** The text until the owner writes one. */
  children: ReactNode;
};

/** The owner's text of a page. The usual text never replaces one that could not be read. */
export function OwnersText({ page, children }: OwnersTextProps) {
  const { data, error, refetch } = useGetPageTextQuery(page);
  if (!data && error) {
    return (
      <Failure
        text="This page could not be loaded."
        detail={toApiProblem(error).message}
        onRetry={refetch}
      />
    );
  }
  if (!data) return <Spinner text={texts.book.loading} className="min-h-[40vh]" />;
  if (!data.html) return children;
  return (
    <div id={page} className="scroll-mt-32">
      <RichText html={data.html} />
    </div>
  );
}
