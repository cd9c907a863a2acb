import { count } from '../../shared/amount.ts';
import { texts } from '../../shared/specified-texts.ts';
import { StatsCard } from '../../shared/ui/stats-card.tsx';

export function WebsiteVisits({ visits }: { visits: number }) {
  return (
    <StatsCard title={texts.overview.visits}>
      <p className="grid gap-2">
        <span className="font-title text-h1 leading-none font-semibold tabular-nums">
          {count(visits)}
        </span>
        <span className="text-fine text-muted">counted without cookies, bots excluded</span>
      </p>
    </StatsCard>
  );
}
