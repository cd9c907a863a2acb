import { type ReactNode, useState } from 'react';
import { useDashboardTexts } from '../../../frame/use-dashboard-texts.ts';

type FoldedFieldsProps = {
  title: string;
  /** Whether one of them is filled in or wrong. */
  open: boolean;
  children: ReactNode;
};

/** Fields that few shops need: behind their title until one is used; as specified in sight. */
export function FoldedFields({ title, open, children }: FoldedFieldsProps) {
  const { isRefined } = useDashboardTexts();
  // Stays open while somebody empties the field that opened it.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  if (!isRefined) return children;
  return (
    <details open={opened}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{title}</summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
