import type { AdminNewsView, EditNewsBody } from '@book-store/contract/schemas/news';
import { useState } from 'react';
import { toApiProblem } from '../../shared/api/api-problem.ts';
import type { Disagreement } from '../../shared/ui/yours-and-theirs.tsx';

const LABELS = {
  title: 'Title',
  description: 'In short',
  text: 'Text',
  image: 'Picture',
  imageAlt: 'What the picture shows',
  date: 'Date',
  draft: 'Draft',
} as const;
type Name = keyof typeof LABELS;
type Values = Record<Name, string | boolean>;
type Dispute = { typed: Values; theirs: Values; rows: readonly Disagreement[]; changedAt: string };

const NAMES = Object.keys(LABELS) as Name[];

const valuesOf = (item: EditNewsBody): Values => ({
  ...item,
  image: item.image ?? '',
  imageAlt: item.imageAlt ?? '',
});

const shown = (value: string | boolean) =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;

/**
 * What to do when another admin has saved a news item since the form was opened. `put` gives a field of
 * the form another value.
 */
export function useNewsDispute(
  opened: EditNewsBody & Partial<AdminNewsView>,
  put: (name: Name, value: string | boolean) => void,
) {
  const [base, setBase] = useState(() => ({ item: valuesOf(opened), changedAt: opened.changedAt }));
  const [dispute, setDispute] = useState<Dispute>();

  /** Takes over what only the other admin has changed, and asks about the rest. */
  function begin(error: unknown, body: EditNewsBody) {
    const { code, extra } = toApiProblem(error);
    if (code !== 'changed-meanwhile') return;
    const news = extra.news as AdminNewsView;
    const [typed, theirs] = [valuesOf(body), valuesOf(news)];
    const differing = NAMES.filter((name) => typed[name] !== theirs[name]);
    const disputed = differing.filter((name) => typed[name] !== base.item[name]);
    for (const name of differing) if (!disputed.includes(name)) put(name, theirs[name]);
    const rows = disputed.map((name) => ({
      name,
      label: LABELS[name],
      yours: shown(typed[name]),
      theirs: shown(theirs[name]),
    }));
    setDispute({ typed, theirs, rows, changedAt: news.changedAt });
    if (rows.length === 0) setBase({ item: theirs, changedAt: news.changedAt });
  }
  function choose(name: string, chosen: 'yours' | 'theirs') {
    if (!dispute) return;
    put(name as Name, dispute[chosen === 'yours' ? 'typed' : 'theirs'][name as Name]);
    const rows = dispute.rows.map((row) => (row.name === name ? { ...row, chosen } : row));
    setDispute({ ...dispute, rows });
    if (rows.every((row) => row.chosen)) {
      setBase({ item: dispute.theirs, changedAt: dispute.changedAt });
    }
  }
  function end(body: EditNewsBody, changedAt: string | undefined) {
    setBase({ item: valuesOf(body), changedAt });
    setDispute(undefined);
  }

  return { seen: base.changedAt, dispute, begin, choose, end };
}
