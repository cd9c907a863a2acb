import type { ReactNode } from 'react';

type EmptyStateProps = { picture?: ReactNode; text: string; children?: ReactNode };

/** One picture, one sentence, one way on. */
export function EmptyState({ picture, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-6 py-12 text-center">
      {picture}
      <p className="text-lead">{text}</p>
      {children}
    </div>
  );
}
