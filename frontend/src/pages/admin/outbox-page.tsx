import { PAGES } from '@book-store/contract/pages';
import { useListOutboxQuery } from '../../features/outbox/outbox-api.ts';
import { OutboxList } from '../../features/outbox/outbox-list.tsx';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import { texts } from '../../shared/specified-texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';

export function OutboxPage() {
  const { data: mails, error, isFetching, refetch } = useListOutboxQuery();
  return (
    <>
      <PageHead {...PAGES.outbox} />
      <div className="mb-6 grid gap-4 md:flex md:items-start md:justify-between">
        <header>
          <h2>Outbox</h2>
          <p className="prose text-muted">
            In test mode the shop sends no email. The messages it would have sent are listed here:
            copy a link and pass it on to the customer it is addressed to, and to nobody else.
          </p>
        </header>
        <Button
          variant="secondary"
          onClick={refetch}
          disabled={isFetching}
          className="shrink-0 justify-self-start"
        >
          Refresh
        </Button>
      </div>
      {!mails && !error && <Spinner text={texts.book.loading} />}
      {error && (
        <Failure
          text="The outbox could not be loaded."
          detail={toApiProblem(error).message}
          onRetry={refetch}
        />
      )}
      {mails?.length === 0 && !error && (
        <EmptyState text="No password reset requests in the last hour." />
      )}
      {mails && mails.length > 0 && !error && <OutboxList mails={mails} />}
    </>
  );
}
