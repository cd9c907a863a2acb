import { Card } from '../../kit/card.tsx';
import { formatCount } from '../../lib/amount.ts';
import { useDashboardTexts } from '../shell/use-dashboard-texts.ts';

export function WebsiteVisits({ visits }: { visits: number }) {
  const texts = useDashboardTexts();
  return (
    <Card title={texts.overview.visits}>
      <p className="grid gap-2">
        <span className="font-title text-h1 leading-none font-semibold tabular-nums">
          {formatCount(visits)}
        </span>
        <span className="text-fine text-muted">counted without cookies, bots excluded</span>
      </p>
    </Card>
  );
}
