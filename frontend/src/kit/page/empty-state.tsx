import type { ReactNode } from 'react';

type EmptyStateProps = { picture?: ReactNode; text: string; children?: ReactNode };

/** A picture, a sentence and a link to continue, where there is nothing to show. */
export function EmptyState({ picture, text, children }: EmptyStateProps) {
  return (
    <div className="stack justify-items-center gap-6 py-12 text-center">
      {picture}
      <p className="text-lead">{text}</p>
      {children}
    </div>
  );
}
